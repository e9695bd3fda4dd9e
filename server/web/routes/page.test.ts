import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { operationOf } from '../../graphql/operations.ts';
import { ask, requestContext } from '../../test/ask.ts';
import { startEmbedded } from '../../test/embedded.ts';
import { createRates, PUBLIC_RATES } from '../middleware/rates.ts';
import type { FetchAnswer } from '../pages/renderer.ts';
import { serveSite } from './uploads/testUploads.ts';

const service = startEmbedded({ env: { PUBLIC_URL: 'https://labels.example' } });
let site: Awaited<ReturnType<typeof serveSite>>;

/** A client whose pages are all alike. */
const renderer = async () => ({
  render: async () => ({
    ...{
      kind: 'page' as const,
      status: 200,
      html: '<p>A page</p>'.repeat(200),
      styles: { global: '', named: [] },
      summary: null,
    },
    ...{ routerState: {}, modules: [], faults: [] },
  }),
  assets: () => ({ starter: '/assets/starter.js', entry: '/a.js', preloads: [], styles: null }),
});

beforeAll(async () => {
  site = await serveSite(service.gateway, { renderer });
});
afterAll(() => site.close());

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
const rowOf = (slug: string) => service.demo.database.all('articles').find(row => row.slug === slug)!;

it('says which methods a page takes that has no such form', async () => {
  const formless = async () => ({
    ...(await renderer()),
    render: async () => ({ ...(await (await renderer()).render()), status: 405 }),
  });
  const without = await serveSite(service.gateway, { renderer: formless });
  onTestFinished(() => without.close());
  const { status, headers } = await fetch(`${without.origin}/about`, { method: 'POST', body: 'a=b' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('blames no service for a form that asks for what no field takes', async () => {
  const page = await (await renderer()).render();
  const query = 'mutation ($input: DeclineOfferInput!) { declineOffer(input: $input) { __typename } }';
  const variables = { input: { reference: 'Q', offerVersion: 1, reason: 'TIRED' } };
  const asking = async () => ({
    ...(await renderer()),
    render: async ({ fetch }: { fetch: FetchAnswer }) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query, variables });
      await fetch('http://localhost:4000/graphql', { method: 'POST', headers, body });
      return { ...page, status: 503 };
    },
  });
  const open = await serveSite(service.another({ env: {} }), { renderer: asking });
  onTestFinished(() => open.close());
  const { status } = await fetch(`${open.origin}/quote/q`, { method: 'POST', body: 'step=decline' });
  expect(status).toBe(400);
});

it('compresses what is a visitor’s own only where this site asks: words of another are known by its length', async () => {
  const encodingOf = async (path: string, from: string) => {
    const headers = { 'sec-fetch-site': from, 'accept-encoding': 'gzip' };
    return (await fetch(site.origin + path, { headers })).headers.get('content-encoding');
  };
  expect(await encodingOf('/cart', 'same-origin')).toBe('gzip');
  expect(await encodingOf('/cart', 'none')).toBe('gzip');
  for (const elsewhere of ['cross-site', 'same-site', ''])
    expect(await encodingOf('/discount/words', elsewhere)).toBeNull();
  expect(await encodingOf('/about', 'cross-site')).toBe('gzip');
});

it('takes no form from a page of another site, be it one whose scripts may ask', async () => {
  const partner = 'https://partner.example';
  const listed = service.another({ env: { PUBLIC_URL: 'https://labels.example', CORS_ORIGINS: partner } });
  const open = await serveSite(listed, { renderer });
  onTestFinished(() => open.close());
  const send = async (path: string, origin: string, type: string, body: string) =>
    (await fetch(open.origin + path, { method: 'POST', body, headers: { origin, 'content-type': type } })).status;
  const form = (path: string, origin: string) => send(path, origin, 'application/x-www-form-urlencoded', 'step=out');
  expect(await form('/account', 'https://labels.example')).toBe(200);
  // Its answer would sign this browser out, or in as somebody else.
  expect([await form('/account', partner), await form('/operator', partner)]).toEqual([403, 403]);
  expect(await send('/graphql', partner, 'application/json', '{"query":"{ site { name } }"}')).not.toBe(403);
});

it.each(
  ['/contact', '/quote', '/quote/q', '/checkout', '/product/void-label', '/blog/post'].flatMap(path =>
    ['中', 'क', '😀'].map(letter => [path, letter] as const),
  ),
)('takes a form of %s with its longest text, whatever its letters take in bytes: %s', async (path, letter) => {
  const words = letter.repeat(5_000 / letter.length);
  const files = new FormData();
  files.append('text', words);
  for (const body of [new URLSearchParams({ text: words }), files])
    expect((await fetch(site.origin + path, { method: 'POST', body })).status).toBe(200);
});

it('takes no more text in a form with files than in one without', async () => {
  const post = async (path: string, letters: number) => {
    const form = new FormData();
    for (let left = letters; left > 0; left -= 8_000) form.append(`field${left}`, 'é'.repeat(Math.min(left, 8_000)));
    form.append('artwork', new Blob(['']), '');
    return fetch(site.origin + path, { method: 'POST', body: form });
  };
  for (const path of ['/quote/q', '/order-received/1']) {
    expect((await post(path, 120_000)).status).toBe(200);
    const refused = await post(path, 140_000);
    expect(refused.status).toBe(413);
    expect((await refused.json()).errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE');
  }
});

it('takes no form of more fields than the longest has', async () => {
  const form = new FormData();
  for (let at = 0; at < 601; at += 1) form.append(`field${at}`, '1');
  for (const body of [form, new URLSearchParams('x=1&'.repeat(601))]) {
    const refused = await fetch(`${site.origin}/quote/q`, { method: 'POST', body });
    expect([refused.status, (await refused.json()).errors[0].extensions.code]).toEqual([413, 'TOO_MANY_PARTS']);
  }
});

it('leads from the number of a thing to it', async () => {
  expect((await get('/')).status).toBe(200);
  const moved = await get(`/?p=${rowOf('post-1').id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/post/post-1']);
  expect((await get('/?p=999999')).status).toBe(200);
});

it.each([
  ['the search of a theme', '/?s=void+label&lang=en', '/search?q=void+label'],
  ['that of a shop', '/?post_type=product&s=50%25+off', '/catalog?search=50%25+off'],
  ['a search written as a path', '/search/void%20label/', '/search?q=void+label'],
  ['a product by its slug', '/?product=seal', '/product/seal'],
  ['products of a category', '/?product_cat=rolls', '/products/rolls'],
  ['posts of a category by name', '/?category_name=void', '/category/void'],
  ['posts with a keyword', '/?tag=seals', '/tag/seals'],
  ['products with a keyword, which are found by its words', '/product-tag/TAMPER/', '/catalog?search=tamper'],
  ['the feed', '/feed/', '/feed.xml'],
  ['the feed of another kind', '/feed/atom/', '/feed.xml'],
  ['the feed where addresses are plain', '/?feed=rss2', '/feed.xml'],
])('leads from where WordPress had %s', async (_, from, to) => {
  await service.cold();
  const moved = await get(from);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
  expect(await service.calls()).toEqual([]);
});

it('lets a browser keep no way without asking again: what was renamed may be named back', async () => {
  const { id } = rowOf('post-6');
  const way = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  const kept = 'public, max-age=0, must-revalidate';
  expect(await way(`/?p=${id}`)).toEqual([301, '/post/post-6', kept]);
  await service.edit('posts', 'post-6', { slug: 'renamed' });
  await service.gateway.services.catalogue.refresh(true);
  expect(await way(`/?p=${id}`)).toEqual([301, '/post/renamed', kept]);
  expect(await way('/post/post-6')).toEqual([301, '/post/renamed', kept]);
});

it('leads from the number of a category to its posts', async () => {
  const { data } = await ask(
    service.gateway,
    '{ postCategories { id slug } }',
    {},
    { ...requestContext(), operator: true },
  );
  const [{ id, slug }] = data.postCategories;
  const moved = await get(`/?cat=${id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/category/${slug}`]);
});

it.each(['/?s=', '/?s=+', '/?cat=999999', '/?tag=nowhere', '/?product_cat=nowhere', '/product-tag/nowhere', '/?feed='])(
  'leads from %s nowhere',
  async from => {
    expect((await get(from)).status).toBe(200);
  },
);

it('leads to a slug in whatever letters it is kept', async () => {
  const { id } = rowOf('post-3');
  await service.edit('posts', 'post-3', { slug: '標籤' });
  await service.cold();
  const moved = await get(`/?p=${id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/post/%E6%A8%99%E7%B1%A4']);
});

it('leads from the number of an author to what they wrote, on the page that was asked for', async () => {
  const [author] = await service.gateway.services.content.terms.authors(requestContext().scope);
  const path = '/author/thandi-nkosi-mbeki';
  await service.cold();
  for (const [query, to] of [
    [`author=${author!.id}`, path],
    [`author=${author!.id}&paged=2`, `${path}?page=2`],
  ]) {
    const moved = await get(`/?${query}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, to]);
  }
  expect(await service.calls()).toEqual([]);
  for (const query of ['author=999999', 'author=x', 'author=0']) expect((await get(`/?${query}`)).status).toBe(200);
});

it('leads from the number of a file to the file', async () => {
  const { id, file } = service.demo.database.all('media')[0]!;
  const moved = await get(`/?attachment_id=${id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/wp-content/uploads/${file}`]);
  expect((await get('/?attachment_id=999999')).status).toBe(200);
});

it('counts the number of a file that is nowhere as an address that is nowhere', async () => {
  const rates = createRates(service.gateway.services.config, null, { ...PUBLIC_RATES, miss: { points: 2, per: 60 } });
  const limited = await serveSite(service.gateway, { renderer, rates });
  onTestFinished(() => limited.close());
  const status = async (path: string) => (await fetch(limited.origin + path, { redirect: 'manual' })).status;
  const { id } = service.demo.database.all('media')[0]!;
  expect(await status('/?attachment_id=999001')).toBe(200);
  expect(await status('/?attachment_id=999002')).toBe(200);
  await service.cold();
  expect(await status('/?attachment_id=999003')).toBe(429);
  expect(await status(`/?attachment_id=${id}`)).toBe(429);
  expect(await service.calls()).toEqual([]);
  expect(await status('/?p=1')).toBe(200);
});

it('says of what was looked up too often that it was, and blames no service', async () => {
  const query = '{ quoteRequest(reference: "Q-0W3XK-7QF2P", email: "a@example.test") { reference } }';
  const asking = async () => ({
    ...(await renderer()),
    async render({ fetch }: { fetch: FetchAnswer }) {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('https://labels.example/graphql', {
        ...{ method: 'POST', headers, body: JSON.stringify({ documentId: 'look-up' }) },
      });
      const { errors } = (await answer.json()) as { errors?: unknown };
      return { ...(await (await renderer()).render()), status: errors ? 503 : 200 };
    },
  });
  const gateway = service.another({ operations: new Map([['look-up', operationOf(query)]]) });
  const rates = createRates(gateway.services.config, null, { ...PUBLIC_RATES, quoteLookUp: { points: 1, per: 60 } });
  const limited = await serveSite(gateway, { renderer: asking, rates });
  onTestFinished(() => limited.close());
  const look = () => fetch(`${limited.origin}/quote/q-0w3xk-7qf2p`);
  // However long the two take, none of the minute goes by.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await look()).status).toBe(200);
  const refused = await look();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});

const rules = async (...redirects: { url: string; to: string; [field: string]: unknown }[]) => {
  service.demo.database.editSite({ redirects });
  const scope = requestContext().scope;
  service.gateway.store.outdate('everything');
  await service.gateway.services.content.redirects.load(scope);
};
const leads = async (path: string) => {
  const { status, headers } = await get(path);
  return status === 200 ? null : [status, headers.get('location')];
};

it('leads where the owner had an old address lead, in the form of this site', async () => {
  await rules(
    { url: '/old-labels/', to: '/post-2/' },
    { url: '/for-now', to: '/post/post-4', action_code: 302 },
    { url: '/by-host', to: `${service.demo.url}/post-5/?a=1` },
    { url: '/step', to: '/old-labels' },
    { url: '/Größe', to: '/post/post-2' },
  );
  expect(await leads('/old-labels')).toEqual([301, '/post/post-2']);
  expect(await leads('/Old-Labels/')).toEqual([301, '/post/post-2']);
  expect(await leads('/for-now')).toEqual([302, '/post/post-4']);
  const kept = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await kept('/old-labels')).toBe('public, max-age=0, must-revalidate');
  expect(await kept('/for-now')).toBe('no-store');
  expect(await leads('/by-host')).toEqual([301, '/post/post-5?a=1']);
  expect(await leads('/step')).toEqual([301, '/post/post-2']);
  expect(await leads('/gr%C3%B6%C3%9Fe')).toEqual([301, '/post/post-2']);
});

it('tells the browser as well, once it has read the rules at its start', async () => {
  await rules({ url: '/old-labels', to: '/post-2/' });
  const gateway = service.another({ env: {} });
  await gateway.ready();
  const { data } = await ask(gateway, '{ route(path: "/old-labels") { ... on Redirect { to status } } }');
  expect(data.route).toEqual({ to: '/post/post-2', status: 301 });
});

it('takes what stands beside the path as the rule has it', async () => {
  const flag = (flag_query: string) => ({ match_data: { source: { flag_query, flag_regex: false } } });
  await rules(
    { url: '/exact', to: '/post/post-2' },
    { url: '/ignored', to: '/post/post-2', ...flag('ignore') },
    { url: '/passed', to: '/post/post-2', ...flag('pass') },
  );
  expect(await leads('/exact?a=1')).toBeNull();
  expect(await leads('/ignored?a=1')).toEqual([301, '/post/post-2']);
  expect(await leads('/passed?a=1')).toEqual([301, '/post/post-2?a=1']);
});

it.each([
  ['elsewhere', { url: '/out', to: 'https://evil.example/' }],
  ['elsewhere without a scheme', { url: '/out', to: '//evil.example/' }],
  ['elsewhere by a backslash', { url: '/out', to: '/\\evil.example/' }],
  ['to a script', { url: '/out', to: 'javascript:alert(1)' }],
  ['in a circle', { url: '/out', to: '/out/' }],
  ['by an expression', { url: '/o(.*)', to: '/post/$1', regex: true }],
  ['under a condition', { url: '/out', to: '/post/post-2', match_type: 'login' }],
  ['where it is switched off', { url: '/out', to: '/post/post-2', enabled: false }],
  ['to an error', { url: '/out', to: '', action_type: 'error', action_code: 410 }],
])('leads nobody %s', async (_, rule) => {
  await rules(rule);
  expect(await leads('/out')).toBeNull();
});

it('lets no rule take away a screen of this site, nor lead its own form back to an old one', async () => {
  await rules(
    { url: '/cart', to: '/post/post-2' },
    { url: '/post/post-2', to: '/post-2' },
    { url: '/a', to: '/b' },
    { url: '/b', to: '/a' },
  );
  expect(await leads('/cart')).toBeNull();
  expect(await leads('/post/post-2')).toBeNull();
  expect(await leads('/a')).toBeNull();
});

it('keeps the rules that are known while the service fails, and has none where they may not be read', async () => {
  await rules({ url: '/old', to: '/post/post-2' });
  await service.faults({ path: '/redirection/', status: 500 });
  const { redirects } = service.gateway.services.content;
  await expect(redirects.load(requestContext().scope)).rejects.toThrow();
  expect(await leads('/old')).toEqual([301, '/post/post-2']);
  await service.faults({ path: '/redirection/', status: 403, code: 'rest_forbidden' });
  await redirects.load(requestContext().scope);
  expect(await leads('/old')).toBeNull();
});

it('reads some thousand rules and no more, and says so once', async () => {
  await rules(...Array.from({ length: 2_300 }, (_, at) => ({ url: `/old-${at}`, to: '/post/post-2' })));
  expect(await leads('/old-1999')).toEqual([301, '/post/post-2']);
  expect(await leads('/old-2001')).toBeNull();
  expect(service.gateway.lines.filter(line => line.includes('Not all redirects are read'))).toHaveLength(1);
});
