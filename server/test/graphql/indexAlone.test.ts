import { beforeAll, expect, it } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { send, type TestGateway } from '../ask.ts';
import { startWebhooks } from '../webhookCalls.ts';

// Answers of the index alone, which no service was asked for: they are kept like others, and go with what they were made of.

const { service, tell, rowOf } = startWebhooks();
const totalOf = (list: string) => `{ found: ${list} { pageInfo { totalItems } } }`;
const DOCUMENTS = {
  onSale: totalOf('products(filter: { onSale: true })'),
  facets: '{ products { facets { onSale { count } } } }',
  category: totalOf('products(filter: { categorySlugs: ["rolls"] })'),
  pages: totalOf('pages'),
  address: '{ route(path: "/page/careers") { ... on Redirect { to } } }',
  suggested: '{ addressSuggestions(path: "/old/careers") { path } }',
  popular: '{ popularSearches }',
  sitemap: '{ sitemapSize }',
  unknown: '{ product(slug: "roll-anew") { ... on SimpleProduct { __typename } } }',
};
type Name = keyof typeof DOCUMENTS;

const operations = new Map(Object.entries(DOCUMENTS).map(([id, text]) => [id, operationOf(text)]));

let gateway: TestGateway;
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  gateway = service.another({
    operations,
    env: { PUBLIC_URL: 'https://labels.test', WEBHOOK_SECRET: 'shared-with-wordpress-0001', CDN: 'plain' },
  });
  await gateway.ready();
  site = await serveSite(gateway);
  return site.close;
});

async function get(name: Name) {
  const answer = await fetch(`${site.origin}/graphql?documentId=${name}`);
  const body = await answer.json();
  return { status: answer.status, body, cacheControl: answer.headers.get('cache-control') };
}
const answerTo = async (name: Name) => (await get(name)).body;

it('keeps them: whoever asks again and again takes nothing of what an answer that is made costs', async () => {
  for (let times = 0; times < 400; times += 1) expect((await get('onSale')).status).toBe(200);
});

it.each(Object.keys(DOCUMENTS) as Name[])('lets a CDN keep them, too: %s', async name => {
  expect((await get(name)).cacheControl).toMatch(/s-maxage=[1-9]/);
});

const { edit } = service;
const CHANGES: [what: string, asked: Name[], change: () => Promise<void>][] = [
  ['a sale that ended', ['onSale', 'facets'], () => edit('products', 'on-sale', { salePrice: '' })],
  ['a product that got another address', ['unknown'], () => edit('products', 'roll-2', { slug: 'roll-anew' })],
  ['a product that came', ['sitemap'], () => edit('products', 'draft-product', { status: 'publish' })],
  ['a page that came', ['pages'], () => edit('pages', 'draft-page', { status: 'publish' })],
  ['a page that moved', ['address', 'suggested'], () => edit('pages', 'careers', { slug: 'vacancies' })],
  [
    'a category that is called otherwise',
    ['category', 'popular'],
    () => edit('products/categories', 'rolls', { name: 'Reels', slug: 'reels' }),
  ],
];

it.each(CHANGES)('makes them anew at once after %s', async (_what, asked, change) => {
  const before = await Promise.all(asked.map(answerTo));
  await change();
  // What is kept is still answered: nobody has looked.
  expect(await Promise.all(asked.map(answerTo))).toEqual(before);
  await gateway.services.catalogue.refresh(true);
  const after = await Promise.all(asked.map(answerTo));
  for (const at of asked.keys()) expect(after[at], asked[at]).not.toEqual(before[at]);
});

it('makes them anew once a webhook told of a change and it was read', async () => {
  const before = await answerTo('onSale');
  await edit('products', 'roll-3', { salePrice: '1.00' });
  await tell([{ kind: 'product', id: rowOf('products', 'roll-3').id }], { to: site });
  await expect.poll(() => answerTo('onSale')).not.toEqual(before);
});

it('makes them anew once the index is there', async () => {
  const early = service.another({ operations });
  const asked = async () => (await send(early, { documentId: 'sitemap' })).json();
  expect(await asked()).toEqual({ data: { sitemapSize: null } });
  await early.ready();
  expect(await asked()).toEqual({ data: { sitemapSize: expect.any(Number) } });
});
