import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const SEARCH = `query ($query: String!, $page: Int, $perGroup: Int) { search(query: $query, page: $page, perGroup: $perGroup) {
  query totalItems
  posts { items { slug } pageInfo { totalItems } } pages { items { slug } pageInfo { totalItems } }
  products { items { slug price { amount } } pageInfo { totalItems } facets { allCategories } }
} }`;

it('finds posts, pages and products in three calls', async () => {
  const { data, calls } = await service.cost(SEARCH, { query: '  careers  ' });
  expect(data.search).toMatchObject({ query: 'careers', totalItems: 1 });
  expect(data.search.pages.items).toEqual([{ slug: 'careers' }]);
  expect(calls.length).toBeLessThanOrEqual(3);
});

it('counts over all groups', async () => {
  const { data } = await service.ask(SEARCH, { query: 'seal' });
  const { posts, pages, products, totalItems } = data.search;
  expect(products.items[0].slug).toBe('seal');
  expect(totalItems).toBe([posts, pages, products].reduce((sum, group) => sum + group.pageInfo.totalItems, 0));
});

it.each(['', ' ', 'a', ' b '])('finds nothing for %j and asks nobody', async query => {
  const { data, calls } = await service.cost(SEARCH, { query });
  expect(data.search).toMatchObject({
    query: '',
    totalItems: 0,
    posts: { items: [] },
    pages: { items: [] },
    products: { items: [], pageInfo: { totalItems: 0 } },
  });
  expect(calls).toEqual([]);
});

it('cuts two thousand characters to 200', async () => {
  const { data, errors } = await service.ask(SEARCH, { query: 'seal '.repeat(400) });
  expect(errors).toEqual([]);
  expect(data.search.query).toMatch(/^(seal ){39}seal$/);
});

it.each(['%', '"', "'", '* OR 1', '<script>', 'void AND', '-seal', 'ünïcode', '日本'])(
  'takes %j for words',
  async words => {
    const { errors } = await service.ask(SEARCH, { query: `${words} ${words}` });
    expect(errors).toEqual([]);
  },
);

it("does not count WordPress's own pages, which it does not show", async () => {
  const { data } = await service.ask(SEARCH, { query: 'cart' });
  expect(data.search.pages).toEqual({ items: [], pageInfo: { totalItems: 0 } });
  expect(data.search.totalItems).toBe(0);
});

it('shows further pages of every group', async () => {
  const { data } = await service.ask(SEARCH, { query: 'post', page: 2, perGroup: 5 });
  expect(data.search.posts.items).toHaveLength(5);
  const first = await service.ask(SEARCH, { query: 'post', perGroup: 5 });
  expect(data.search.totalItems).toBe(first.data.search.totalItems);
  const past = await service.ask(SEARCH, { query: 'post', page: 40, perGroup: 5 });
  expect(past.data.search).toMatchObject({ posts: { items: [] }, totalItems: first.data.search.totalItems });
});

it.each([{ page: 0 }, { perGroup: 101 }])('refuses %j by its name', async args => {
  const { errors } = await service.ask(SEARCH, { query: 'seal', ...args });
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.message).toContain(`${Object.keys(args)[0]}: `);
});

it('fails group by group', async () => {
  await service.cold();
  await service.faults({ path: '/wp/v2/posts\\?', status: 500, body: 'json' });
  const { data, errors } = await service.ask(SEARCH, { query: 'seal roll' });
  expect(data.search.posts).toBeNull();
  expect(data.search.pages).not.toBeNull();
  expect(data.search.products).not.toBeNull();
  expect(data.search.totalItems).toBeGreaterThanOrEqual(0);
  expect(errors).toEqual([
    expect.objectContaining({
      path: ['search', 'posts'],
      extensions: expect.objectContaining({ code: 'UPSTREAM_ERROR' }),
    }),
  ]);
});

const CORRECTED = `query ($query: String!, $asTyped: Boolean) { search(query: $query, asTyped: $asTyped) {
  corrected sku { product { slug } variation { sku } }
  products { items { slug } } posts { items { slug } } pages { items { slug } }
} }`;

it('says how it read a typing error, and looks for it as it is where that is asked', async () => {
  const { data } = await service.ask(CORRECTED, { query: 'seel' });
  expect(data.search).toMatchObject({ corrected: 'seal', sku: null });
  expect(data.search.products.items[0]).toEqual({ slug: 'seal' });
  const asTyped = await service.ask(CORRECTED, { query: 'seel', asTyped: true });
  expect(asTyped.data.search).toMatchObject({ corrected: null, products: { items: [] } });
});

it('corrects nothing that was found as it is', async () => {
  const { data } = await service.ask(CORRECTED, { query: 'seal' });
  expect(data.search.corrected).toBeNull();
});

it('finds the same posts for a plural, and for a typing error, as for the word', async () => {
  const posts = async (query: string) => (await service.ask(CORRECTED, { query })).data.search.posts.items;
  expect(await posts('posts')).toEqual(await posts('post'));
  expect(await posts('posts')).not.toEqual([]);
  expect(await posts('seel')).toEqual([{ slug: 'hostile' }]);
});

it('finds the same posts for an amount or a size with spaces and without', async () => {
  await service.edit('posts', 'post-9', { content: '<p>From 7.5 mm up, say 35 × 18 mm.</p>' });
  for (const query of ['7.5 mm', '7.5mm', '35 × 18 mm', '35x18mm', '35x18']) {
    const { data } = await service.ask(CORRECTED, { query });
    expect(data.search.posts.items, query).toEqual([{ slug: 'post-9' }]);
  }
});

it.each([
  ['Maßband', 'massband'],
  ['Massband', 'maßband'],
])('finds a post that says %s by %s, too', async (written, asked) => {
  await service.edit('posts', 'post-9', { content: `<p>Ein ${written}.</p>` });
  for (const query of [written, asked]) {
    const { data } = await service.ask(CORRECTED, { query });
    expect(data.search.posts.items, query).toEqual([{ slug: 'post-9' }]);
  }
});

it('names what a SKU stands for, in any case of its letters', async () => {
  const { data } = await service.ask(CORRECTED, { query: ' seal-l ' });
  expect(data.search.sku).toEqual({ product: { slug: 'seal' }, variation: { sku: 'SEAL-L' } });
});

it('names the categories that sell best', async () => {
  const { data } = await service.ask('{ popularSearches productCategory(slug: "rolls") { name } }');
  expect(data.popularSearches).toEqual([data.productCategory.name]);
  const { errors } = await service.ask('{ popularSearches(first: 0) }');
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

const MEANT =
  'query ($path: String!) { addressSuggestions(path: $path) { title path product { name stock { status } } } }';

it.each([
  ['/product/roll-07-old', '/product/roll-7'],
  ['/shop/Seals-proof.html', '/product/seal'],
  ['/about-the-firm', '/about'],
  ['/careers/team-2019', '/careers/team'],
  ['/news/post-7.html', '/post/post-7'],
  ['/post/hostile-words', '/post/hostile'],
])('suggests what %s may have meant, without a call', async (path, meant) => {
  const { data, calls } = await service.cost(MEANT, { path });
  expect(data.addressSuggestions.map((one: { path: string }) => one.path)).toContain(meant);
  expect(data.addressSuggestions.length).toBeLessThanOrEqual(5);
  expect(calls).toEqual([]);
});

it.each(['/', '/xyzzy', '/%', '/product/', '/日本'])('suggests nothing for %s', async path => {
  const { data, errors } = await service.ask(MEANT, { path });
  expect(errors).toEqual([]);
  expect(data.addressSuggestions).toEqual([]);
});
