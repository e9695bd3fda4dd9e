import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '../../../../rules/test/property.ts';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from '../../test/service.ts';
import type { ProductQuery } from '../productQuery.ts';

let service: TestService;
let opened: TestCatalogue;
let db: DatabaseSync;

const MATERIALS = ['Vinyl', 'Polyester', 'Paper'];
const SIZES = ['25 x 25 mm', '50 x 50 mm'];
const STOCKS = ['instock', 'onbackorder', 'outofstock'];

/** Some hundred products that differ in all that filters go by. */
function addProducts() {
  const pattern = service.rows.products.find(row => row.id === 100)!;
  const categories = service.rows.categories.map(({ id, name, slug }) => ({ id, name, slug }));
  for (let i = 0; i < 300; i++)
    service.rows.products.push({
      ...pattern,
      ...{ id: 1_000 + i, slug: `p-${i}`, price: i % 11 ? String(i * 1.5) : '', type: i % 7 ? 'simple' : 'external' },
      ...{ on_sale: i % 3 === 0, featured: i % 5 === 0, stock_status: STOCKS[i % 3], average_rating: String(i % 6) },
      catalog_visibility: ['visible', 'visible', 'catalog', 'search', 'hidden'][i % 5],
      categories: [categories[i % categories.length], categories[(i * 7) % categories.length]],
      tags: i % 4 ? [] : [{ id: 1, name: 'SABS', slug: 'sabs-approved' }],
      attributes: [
        {
          id: 1,
          name: i % 2 ? 'Material' : 'material',
          slug: 'pa_material',
          options: [MATERIALS[i % 3], MATERIALS[i % 2]],
        },
        { id: 2, name: 'Size', slug: 'pa_size', options: i % 9 ? [SIZES[i % 2]] : [] },
      ],
    });
}

beforeAll(async () => {
  service = await startTestService();
  addProducts();
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
  db = new DatabaseSync(path.join(opened.dataDir, 'catalogue-test.sqlite'), { readOnly: true });
});
afterAll(async () => {
  db.close();
  await opened.close();
  await service.close();
});

/** The same question to the tables. Words are left to the search. */
function sqlOf(query: ProductQuery): { where: string; values: SQLInputValue[] } {
  const parts = ['p.listed = 1'];
  const values: SQLInputValue[] = [];
  const add = (part: string, ...more: SQLInputValue[]) => {
    parts.push(part);
    values.push(...more);
  };
  const list = (values: readonly unknown[]) => JSON.stringify(values);
  if (query.categories?.length)
    add(
      'p.id IN (SELECT product_id FROM product_category WHERE category_id IN (SELECT value FROM json_each(?)))',
      list(query.categories),
    );
  if (query.tag) add('p.id IN (SELECT product_id FROM product_tag WHERE slug = ?)', query.tag);
  if (query.featured) add('p.featured = 1');
  if (query.onSale) add('p.on_sale = 1');
  if (query.minPrice) add('p.high >= ?', Number(query.minPrice));
  if (query.maxPrice) add('p.low <= ?', Number(query.maxPrice));
  for (const { slug, options } of query.attributes ?? [])
    if (options.length)
      add(
        'p.id IN (SELECT product_id FROM product_option WHERE attribute = ? AND option IN (SELECT value FROM json_each(?)))',
        slug,
        list(options),
      );
  if (query.stock?.length) add('p.stock IN (SELECT value FROM json_each(?))', list(query.stock));
  if (query.minRating) add('p.rating >= ?', query.minRating);
  if (query.type) add(query.type === 'simple' ? "p.type NOT IN ('variable', 'grouped', 'external')" : 'p.type = ?');
  if (query.type && query.type !== 'simple') values.push(query.type);
  return { where: parts.join(' AND '), values };
}

function ask<T>(columns: string, query: ProductQuery, join = '', rest = ''): T[] {
  const { where, values } = sqlOf(query);
  return db.prepare(`SELECT ${columns} FROM product p ${join} WHERE ${where} ${rest}`).all(...values) as T[];
}

const number = (query: ProductQuery) => ask<{ n: number }>('COUNT(*) AS n', query)[0]!.n;

/** What the tables count for each option of an attribute, its own filter left out where it has one. */
function optionsOf(query: ProductQuery, attribute: string) {
  const others = query.attributes?.filter(({ slug }) => slug !== attribute) ?? [];
  const rows = ask<{ option: string; count: number }>(
    'o.option, COUNT(*) AS count',
    { ...query, attributes: others },
    'JOIN product_option o ON o.product_id = p.id',
    `AND o.attribute = '${attribute}' GROUP BY o.option`,
  );
  return Object.fromEntries(rows.map(({ option, count }) => [option, count]));
}

const attribute = (slug: string, options: string[]) =>
  fc.record({ slug: fc.constant(slug), options: fc.uniqueArray(fc.constantFrom(...options)) });
const price = fc.integer({ min: 0, max: 500 }).map(String);
const queries: fc.Arbitrary<ProductQuery> = fc.record(
  {
    categories: fc.uniqueArray(fc.constantFrom(33, 35, 43, 44, 48, 99_999), { maxLength: 2 }),
    tag: fc.constantFrom('sabs-approved', 'nope'),
    featured: fc.boolean(),
    onSale: fc.boolean(),
    minPrice: price,
    maxPrice: price,
    attributes: fc
      .tuple(
        attribute('material', ['vinyl', 'polyester', 'paper', 'nope']),
        attribute('size', ['25-x-25-mm', '50-x-50-mm']),
      )
      .chain(both => fc.subarray(both)),
    stock: fc.uniqueArray(fc.constantFrom(...STOCKS)),
    minRating: fc.integer({ min: 1, max: 5 }),
    type: fc.constantFrom('simple' as const, 'variable' as const, 'external' as const),
  },
  { requiredKeys: [] },
);

test('counts in memory are those of the tables, whatever is asked for', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async query => {
      const { catalogue } = opened;
      const facets = await catalogue.products.facets(query);
      expect((await catalogue.products.list(query)).totalItems).toBe(number(query));
      expect(facets.onSale).toBe(number({ ...query, onSale: true }));
      expect(facets.featured).toBe(number({ ...query, featured: true }));
      expect(facets.allCategories).toBe(number({ ...query, categories: [] }));
      for (const { category, count } of facets.categories)
        expect(count).toBe(number({ ...query, categories: [category.id] }));
      for (const { value, count } of facets.stock) expect(count).toBe(number({ ...query, stock: [value] }));
      for (const { value, count } of facets.ratings) expect(count).toBe(number({ ...query, minRating: value }));
      const span = ask<{ min: number | null; max: number | null }>('MIN(p.low) AS min, MAX(p.high) AS max', {
        ...query,
        minPrice: null,
        maxPrice: null,
      })[0]!;
      expect(facets.price).toEqual(span.min === null ? null : { min: String(span.min), max: String(span.max) });
      for (const { slug, options } of facets.attributes) {
        const counted = options.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]);
        expect(Object.fromEntries(counted)).toEqual(optionsOf(query, slug));
      }
    }),
  );
});

test('lists come in the order of the tables, few or many', async () => {
  const sorts = [
    ['DATE', 'ASC', 'p.created, p.id'],
    ['PRICE', 'ASC', 'p.low IS NULL, p.low, p.id'],
    ['PRICE', 'DESC', 'p.high IS NULL, p.high DESC, p.id DESC'],
    ['TITLE', 'DESC', 'p.title DESC, p.id DESC'],
  ] as const;
  for (const [field, order, by] of sorts)
    for (const query of [{}, { stock: ['instock'] }]) {
      const ids = ask<{ id: number }>('p.id', query, '', `ORDER BY ${by} LIMIT 100`).map(({ id }) => id);
      expect((await opened.catalogue.products.list({ ...query, sort: { field, order }, perPage: 100 })).ids).toEqual(
        ids,
      );
    }
});

test('a set is counted by the price of what is in it, also after that changed', async () => {
  const dearest = async () => (await opened.catalogue.products.list({ type: 'grouped', minPrice: '4000' })).ids;
  expect(await dearest()).toEqual([]);
  service.edit('products', 101, { price: '4000.50' });
  await opened.catalogue.refresh();
  expect(await dearest()).toEqual([339]);
});

test('what changed is counted anew, what is gone no more', async () => {
  const before = (await opened.catalogue.products.facets({})).onSale;
  service.edit('products', 1_001, {
    on_sale: true,
    attributes: [{ id: 3, name: 'Zest', slug: 'pa_zest', options: ['Red', 'Blue'] }],
  });
  await opened.catalogue.refresh();
  const { onSale, attributes } = await opened.catalogue.products.facets({});
  expect(onSale).toBe(before + 1);
  expect(attributes.find(({ slug }) => slug === 'zest')?.options).toHaveLength(2);
  service.remove('products', 1_001);
  await opened.catalogue.renew(['product:1001']);
  expect((await opened.catalogue.products.facets({})).onSale).toBe(before);
  expect((await opened.catalogue.products.facets({})).attributes.map(({ slug }) => slug)).not.toContain('zest');
});
