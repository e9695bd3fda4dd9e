import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from '../test/service.ts';
import type { Facets } from './lists.ts';
import type { ProductQuery } from './productQuery.ts';

let service: TestService;
let opened: TestCatalogue;

beforeAll(async () => {
  service = await startTestService();
  // Of the recorded products 331 is hidden, 332 a draft and 140 without a price.
  Object.assign(service.rows.products.find(row => row.id === 148)!, { catalog_visibility: 'search' });
  Object.assign(service.rows.products.find(row => row.id === 124)!, { catalog_visibility: 'catalog' });
  // A third level, which the recorded shop has not.
  Object.assign(service.rows.categories.find(row => row.id === 44)!, { parent: 43 });
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
});
afterAll(async () => {
  await opened.close();
  await service.close();
});

const list = async (query: ProductQuery) => (await opened.catalogue.products.list({ perPage: 100, ...query })).ids;

test('without a word the newest listed products come first, twelve a page', async () => {
  const { ids, totalItems } = await opened.catalogue.products.list({});
  expect(totalItems).toBe(19);
  expect(ids).toEqual([340, 339, 99, 100, 101, 102, 107, 108, 109, 110, 115, 116]);
  expect((await opened.catalogue.products.list({ page: 2 })).ids).toEqual([117, 118, 123, 124, 139, 140, 157]);
  expect(await opened.catalogue.products.list({ page: 9 })).toEqual({ ids: [], totalItems: 19 });
});

test.each<[string, ProductQuery, number[]]>([
  ['a category with those below it', { categories: [35] }, [340, 339, 110, 115]],
  ['a category by slug', { categorySlugs: ['rfid'] }, [109]],
  ['any of several categories', { categories: [48], categorySlugs: ['rfid'] }, [109, 110]],
  ['a known category among unknown ones', { categories: [48, 99_999] }, [110]],
  ['no known category', { categories: [99_999] }, []],
  ['an unknown slug of a category', { categorySlugs: ['nope'] }, []],
  ['a keyword', { tag: 'sabs-approved' }, [102, 118]],
  ['an unknown keyword', { tag: 'nope' }, []],
  ['products put forward', { featured: true }, [99, 117, 139, 157]],
  ['products in a sale', { onSale: true }, [339, 99, 109, 118, 123, 157]],
  ['both', { onSale: true, featured: true }, [99, 157]],
  ['a lowest price, reached by a range', { minPrice: '100', maxPrice: '104', categories: [33] }, [102]],
  ['a highest price', { maxPrice: '56.90' }, [339, 99, 100]],
  ['an exact price', { minPrice: '70.9', maxPrice: '70.90' }, [108]],
  ['prices the wrong way round', { minPrice: '200', maxPrice: '100' }, []],
  ['an option by key or name', { attributes: [{ slug: 'size', options: ['25 x 25 mm'] }] }, [102, 110, 118]],
  [
    'any option of an attribute, and another attribute too',
    {
      attributes: [
        { slug: 'pa_material', options: ['vinyl', 'Destructible vinyl'] },
        { slug: 'adhesive', options: ['hot-melt'] },
      ],
    },
    [99, 101, 107, 109, 115, 117, 123, 139, 157],
  ],
  ['an unknown option', { attributes: [{ slug: 'size', options: ['nope'] }] }, []],
  ['states of stock', { stock: ['outofstock', 'onbackorder'] }, [117, 123, 140]],
  ['a lowest rating', { minRating: 4 }, [107, 110, 123]],
  ['variable products', { type: 'variable' }, [102, 110, 118]],
  ['grouped products', { type: 'grouped' }, [339]],
  ['external products', { type: 'external' }, [340]],
])('lists %s', async (_, query, ids) => {
  expect((await list(query)).toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test('false and empty conditions ask for nothing', async () => {
  const all = await list({});
  expect(
    await list({ featured: false, onSale: false, categories: [], categorySlugs: [], search: ' ', tag: '' }),
  ).toEqual(all);
});

test('a type that is not known here is listed as a simple product', async () => {
  expect(await list({ type: 'simple' })).not.toContain(340);
  expect(await list({ type: 'simple' })).toContain(99);
});

test('hidden products are in no list; those for one place are only there', async () => {
  expect(await list({})).not.toContain(331);
  expect(await list({ search: 'cable tie' })).toEqual([]);
  expect(opened.catalogue.products.idOf('cable-tie-seal-xl')).toBe(331);
  expect(await list({})).not.toContain(148);
  expect(await list({ search: 'security bag premium' })).toContain(148);
  expect(await list({})).toContain(124);
  expect(await list({ search: 'thermal transfer roll' })).not.toContain(124);
});

describe('order', () => {
  const prices = [99, 339, 100, 109, 101, 107, 108];
  test('by price the cheapest first, and last what has none', async () => {
    const ids = await list({ sort: { field: 'PRICE', order: 'ASC' } });
    expect(ids.slice(0, 7)).toEqual([99, 339, ...prices.slice(2)]);
    expect(ids.slice(-2)).toEqual([340, 140]);
  });
  test('by price the dearest first by its highest price, and last what has none', async () => {
    const ids = await list({ sort: { field: 'PRICE', order: 'DESC' }, categories: [33] });
    expect(ids.slice(0, 4)).toEqual([157, 102, 118, 117]);
    expect((await list({ sort: { field: 'PRICE', order: 'DESC' } })).at(-1)).toBe(140);
  });
  test('by title without regard to case', async () => {
    const names = opened.catalogue.products
      .links(await list({ sort: { field: 'TITLE', order: 'ASC' } }))
      .map(link => link.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect(await list({ sort: { field: 'TITLE', order: 'DESC' } })).toEqual(
      (await list({ sort: { field: 'TITLE', order: 'ASC' } })).toReversed(),
    );
  });
  test('by date either way', async () => {
    expect(await list({ sort: { field: 'DATE', order: 'ASC' } })).toEqual((await list({})).toReversed());
  });
  test.each(['ASC', 'DESC'] as const)('best sellers and best rated come best first (%s)', async order => {
    expect((await list({ sort: { field: 'POPULARITY', order } })).slice(0, 5)).toEqual([108, 139, 115, 101, 109]);
    expect((await list({ sort: { field: 'RATING', order } })).slice(0, 4)).toEqual([107, 123, 110, 115]);
  });
  test.each<[string, object]>([
    ['by nothing it knows', { field: 'NAME', order: 'ASC' }],
    ['by what every object has', { field: 'constructor', order: 'name' }],
    ['in no direction', { field: 'TITLE', order: null }],
    ['in words for the database', { field: 'DATE', order: 'DESC, p.locked' }],
  ])('%s is refused before the database is asked', async (_name, sort) => {
    await expect(list({ sort: sort as ProductQuery['sort'] })).rejects.toThrow('Products are in no such order');
  });
  test('pages neither repeat nor lose a product where many are equal', async () => {
    const sort = { field: 'POPULARITY', order: 'DESC' } as const;
    const pages = (await Promise.all([1, 2, 3, 4, 5].map(page => list({ sort, page, perPage: 4 })))).flat();
    expect(new Set(pages).size).toBe(19);
    expect(pages).toEqual(await list({ sort }));
  });
});

describe('facets', () => {
  const counts = async (query: ProductQuery) =>
    Object.fromEntries(
      (await opened.catalogue.products.facets(query)).categories.map(one => [one.category.slug, one.count]),
    );

  test('count the whole tree of categories, hidden products left out', async () => {
    const facets = await opened.catalogue.products.facets({});
    expect(facets).toMatchObject({ allCategories: 19, onSale: 6, featured: 4 });
    const { categories } = facets;
    expect(categories.map(one => one.category.slug)).not.toContain('uncategorized');
    for (const one of categories) expect(one.count).toBe((await list({ categories: [one.category.id] })).length);
    const slugs = categories.map(one => one.category.slug);
    expect(slugs.slice(0, 2)).toEqual(['general', 'carton-tape']);
    expect(slugs.slice(slugs.indexOf('void-labels')).slice(0, 2)).toEqual(['void-labels', 'tamper-tape']);
  });

  test('leave their own filter out and heed the others', async () => {
    const facets = await opened.catalogue.products.facets({ categorySlugs: ['security'], onSale: true });
    expect(facets.allCategories).toBe(6);
    expect(await counts({ categorySlugs: ['security'], onSale: true })).toEqual(await counts({ onSale: true }));
    expect(facets.onSale).toBe((await list({ categorySlugs: ['security'], onSale: true })).length);
    expect(facets.featured).toBe((await list({ categorySlugs: ['security'], onSale: true, featured: true })).length);
    expect(facets.categories.filter(one => one.selected).map(one => one.category.slug)).toEqual(['security']);
  });

  test.each<[string, ProductQuery, (facets: Facets) => readonly { value: unknown; count: number }[] | undefined]>([
    [
      'an attribute',
      { attributes: [{ slug: 'material', options: ['vinyl'] }] },
      ({ attributes }) => attributes.find(({ slug }) => slug === 'material')?.options,
    ],
    ['stock', { stock: ['instock'] }, ({ stock }) => stock],
    ['rating', { minRating: 4 }, ({ ratings }) => ratings],
  ])('offer of %s that is chosen from the other values as if none were chosen', async (_, chosen, valuesOf) => {
    const offered = async (query: ProductQuery) =>
      valuesOf(await opened.catalogue.products.facets(query))?.map(({ value, count }) => [value, count]);
    expect((await offered({}))?.length).toBeGreaterThan(1);
    expect(await offered(chosen)).toEqual(await offered({}));
  });

  test.each<ProductQuery>([
    {},
    { onSale: true },
    { attributes: [{ slug: 'material', options: ['vinyl'] }] },
    { attributes: [{ slug: 'material', options: ['vinyl', 'polyester'] }], minRating: 3 },
    { attributes: [{ slug: 'size', options: ['25-x-25-mm'] }], stock: ['outofstock'] },
    { search: 'label', maxPrice: '100', stock: ['instock'] },
  ])('count for each value what the list has with it in the place of its own filter (%j)', async query => {
    const facets = await opened.catalogue.products.facets(query);
    for (const { slug, options } of facets.attributes)
      for (const { value, count } of options) {
        const others = query.attributes?.filter(choice => choice.slug !== slug) ?? [];
        expect(await list({ ...query, attributes: [...others, { slug, options: [value] }] })).toHaveLength(count);
      }
    for (const { value, count } of facets.stock) expect(await list({ ...query, stock: [value] })).toHaveLength(count);
    for (const { value, count } of facets.ratings)
      expect(await list({ ...query, minRating: value })).toHaveLength(count);
  });

  test('show options in natural order, chosen ones even where nothing has them any more', async () => {
    const { attributes } = await opened.catalogue.products.facets({
      stock: ['outofstock'],
      attributes: [{ slug: 'size', options: ['25-x-25-mm'] }],
    });
    const size = attributes.find(one => one.slug === 'size');
    expect(size).toEqual({
      name: 'Size',
      slug: 'size',
      options: [{ value: '25-x-25-mm', name: '25 x 25 mm', count: 0, selected: true }],
    });
    const all = (await opened.catalogue.products.facets({})).attributes.find(one => one.slug === 'size');
    expect(all?.options.map(option => option.name)).toEqual(['25 x 25 mm', '50 x 50 mm', '100 x 50 mm']);
  });

  test('span all prices, whichever are asked for', async () => {
    const { price } = await opened.catalogue.products.facets({});
    expect((await opened.catalogue.products.facets({ maxPrice: '60' })).price).toEqual(price);
    expect((await list({ minPrice: price!.min, maxPrice: price!.max })).length).toBe(18);
  });

  test('count what a search finds', async () => {
    const { allCategories } = await opened.catalogue.products.facets({ search: 'hologram' });
    expect(allCategories).toBe((await list({ search: 'hologram' })).length);
  });
});

test('related products share categories and keywords, nearest first, never hidden, always in the same order', () => {
  const related = opened.catalogue.products.related(124, 12);
  expect(related[0]).toBe(108);
  expect(related).not.toContain(124);
  expect(related).not.toContain(331);
  expect(related).not.toContain(148);
  expect(opened.catalogue.products.related(124, 4)).toEqual(related.slice(0, 4));
  expect(opened.catalogue.products.related(99_999, 4)).toEqual([]);
});

test('relations keep the order of the shop and name only what is there', () => {
  expect(opened.catalogue.products.relations(99)).toEqual({ upsells: [100, 101], crossSells: [107], grouped: [] });
  expect(opened.catalogue.products.relations(339).grouped).toEqual([99, 100, 101]);
});

test('the range of prices is that of the variations, to the cent as the shop writes it', () => {
  expect(opened.catalogue.products.priceRange(102)).toEqual({ min: '73.90', max: '103.90' });
  expect(opened.catalogue.products.priceRange(99)).toBeNull();
});

test('links come in the order asked for, unknown ones left out', () => {
  expect(opened.catalogue.products.links([109, 5, 99])).toEqual([
    {
      id: 109,
      slug: 'carton-sealing-tape-standard',
      name: 'Carton Sealing Tape Standard',
      sku: 'ST-0007',
      type: 'simple',
      rating_count: 3,
      protected: false,
    },
    {
      id: 99,
      slug: 'void-security-label-standard',
      name: 'VOID Security Label Standard',
      sku: 'ST-0001',
      type: 'simple',
      rating_count: 2,
      protected: false,
    },
  ]);
});
