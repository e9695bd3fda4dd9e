import { beforeAll, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { row, rows, startRecorded } from '../recorded.ts';

const service = startEmbedded();
const recorded = startRecorded();

const TYPED = 'новости-рынка';
/** As WordPress keeps it. */
const KEPT = encodeURIComponent(TYPED).toLowerCase();

beforeAll(async () => {
  for (const [list, slug] of [
    ['categories', 'void'],
    ['tags', 'seals'],
    ['products/categories', 'seals'],
    ['products/tags', 'tamper'],
  ] as const)
    await service.edit(list, slug, { slug: KEPT });
  await service.gateway.services.catalogue.refresh(true);
  await service.cold();
});

it.each([
  ['posts(filter: { category: $slug })', 1],
  ['posts(filter: { tag: $slug })', 14],
  ['products(filter: { categorySlugs: [$slug] })', 3],
  ['products(filter: { tag: $slug })', 1],
])('lists %s, however its slug is written', async (list, totalItems) => {
  const query = `query ($slug: String!) { list: ${list} { pageInfo { totalItems } } }`;
  for (const slug of [TYPED, KEPT, encodeURIComponent(TYPED)])
    expect((await service.ask(query, { slug })).data.list).toEqual({ pageInfo: { totalItems } });
});

it.each([
  ['categorySlugs: [$slug]', 3],
  ['tag: $slug', 1],
])('lists products by %s before the index is there, too', async (filter, found) => {
  const query = `query ($slug: String!) { products(filter: { ${filter} }, perPage: 100) { items { id } } }`;
  for (const slug of [TYPED, KEPT])
    expect((await ask(service.another(), query, { slug })).data.products.items).toHaveLength(found);
});

it('leads from a keyword of the shop to the search for its words', async () => {
  const query = 'query ($path: String!) { route(path: $path) { ... on Redirect { to } } }';
  const to = `/catalog?${new URLSearchParams({ search: 'новости рынка' })}`;
  for (const slug of [TYPED, KEPT])
    expect((await service.ask(query, { path: `/product-tag/${slug}` })).data.route).toEqual({ to });
});

it('takes a category out of the filter that its slug put there', async () => {
  const query = `query ($slug: String!) { products(filter: { categorySlugs: [$slug] }) {
    facets { categories { category { slug } selected input } } } }`;
  const { data } = await service.ask(query, { slug: TYPED });
  const { categories } = data.products.facets;
  expect(categories.filter(({ selected }: { selected: boolean }) => selected)).toEqual([
    { category: { slug: KEPT }, selected: true, input: { categories: [], categorySlugs: [] } },
  ]);
});

/** What is asked by a slug, before the index is there, where the services answer it with the first of so many rows. */
const found = async (asked: string, kept: string, total = 1) => {
  for (const [route, name] of [
    ['/wp/v2/pages\\?', 'wp-pages-slug-about'],
    ['/wp/v2/posts\\?', 'wp-posts-default'],
    ['/wc/v3/products\\?', 'wc-product-simple'],
  ] as const)
    recorded.on(new RegExp(`^${route}.*slug=`), {
      ...rows(row(name, { slug: kept, parent: 0 })),
      headers: { 'x-wp-total': String(total), 'x-wp-totalpages': String(total) },
    });
  const query = `query ($slug: String!) {
    page(slug: $slug) { slug } post(slug: $slug) { slug } product(slug: $slug) { ... on SimpleProduct { slug } } }`;
  const { data, errors } = await ask(recorded.gateway(), query, { slug: asked });
  return { ...data, errors: errors.map(error => error.extensions.code) };
};
const ALL = (one: unknown) => ({ page: one, post: one, product: one });

it.each([
  ['straße', 'strasse'],
  ['smørrebrød', 'smorrebrod'],
  ['łódź', 'lodz'],
  ['encyclopædia', 'encyclopaedia'],
  ['25×15', '25x15'],
  ['<b>about</b>', 'about'],
  [TYPED, 'novosti-rynka'],
])('finds nothing by %s, which WordPress takes for %s', async (asked, kept) => {
  expect(await found(asked, kept)).toEqual({ ...ALL(null), errors: [] });
});

it.each([
  [TYPED, KEPT],
  [KEPT, KEPT],
  ['café', 'cafe'],
])('finds by %s what is called %s', async (asked, slug) => {
  expect(await found(asked, slug)).toEqual({ ...ALL({ slug }), errors: [] });
});

it.each([
  ['by a slug that is written as WordPress keeps it', 'about-us', 1],
  ['by one that WordPress keeps encoded', KEPT, 1],
  ['by a slug, whatever it is, with the first of all there is', 'straße', 12],
])('takes what answers %s with another for no truth', async (_name, asked, total) => {
  const errors = Array(3).fill('UPSTREAM_INVALID_ANSWER');
  expect(await found(asked, 'contact', total)).toEqual({ ...ALL(null), errors });
});
