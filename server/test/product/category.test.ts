import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();

it('answers a category with its place in the tree, without a call', async () => {
  const { data, calls } = await service.cost(`{ productCategory(slug: "security") {
    name path url description display count sample parent { slug } children { slug parent { slug } image { alt } }
  } }`);
  expect(data.productCategory).toEqual({
    name: 'Security & more',
    path: '/products/security',
    url: 'http://localhost:4000/products/security',
    description: '<p>Shelf</p>',
    display: 'default',
    count: 3,
    sample: false,
    parent: null,
    children: [{ slug: 'seals', parent: { slug: 'security' }, image: { alt: 'Photo of void' } }],
  });
  expect(calls).toEqual([]);
});

it.each(['', '(slug: "seals", id: "1")'])('refuses productCategory%s', async args => {
  const { errors } = await service.ask(`{ productCategory${args} { id } }`);
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it.each(['slug: "none"', 'id: "999"', 'id: "seals"'])('answers null for %s', async arg => {
  expect(await service.ask(`{ productCategory(${arg}) { id } }`)).toEqual({
    data: { productCategory: null },
    errors: [],
  });
});

it("lists categories in the shop's order, all of them or the children of one", async () => {
  const { data } = await service.ask(
    '{ all: productCategories { slug id } top: productCategories(parent: "0") { slug } none: productCategories(parent: "x") { slug } }',
  );
  const slugs = (rows: { slug: string }[]) => rows.map(row => row.slug);
  expect(slugs(data.all)).toEqual(['security', 'seals', 'rolls', 'empty']);
  expect(slugs(data.top)).toEqual(['security', 'rolls', 'empty']);
  expect(data.none).toEqual([]);
  const parent = data.all[0].id;
  const below = await service.ask('query ($parent: ID) { productCategories(parent: $parent) { slug } }', { parent });
  expect(slugs(below.data.productCategories)).toEqual(['seals']);
});

it('lists its products and those of its children in one call', async () => {
  const { data, calls } = await service.cost(
    '{ productCategory(slug: "security") { products(perPage: 2, sort: { field: TITLE, order: ASC }) { items { slug categories { slug } } pageInfo { totalItems } } } }',
  );
  expect(data.productCategory.products).toEqual({
    items: [
      { slug: 'on-request', categories: [{ slug: 'seals' }] },
      { slug: 'on-sale', categories: [{ slug: 'seals' }] },
    ],
    pageInfo: { totalItems: 3 },
  });
  expect(calls).toHaveLength(1);
});

it('has an empty list where it has no products', async () => {
  const { data } = await service.ask(
    '{ productCategory(slug: "empty") { products { items { id } pageInfo { totalPages } } } }',
  );
  expect(data.productCategory.products).toEqual({ items: [], pageInfo: { totalPages: 0 } });
});
