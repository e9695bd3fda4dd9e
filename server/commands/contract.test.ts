import { beforeAll, expect, it } from 'vitest';
import { runCommand } from '../test/command.ts';
import { startEmbedded } from '../test/embedded.ts';
import { NO_ROUTE, startVariant } from '../test/variant.ts';
import type { Verdict } from '../wordpress-check/contract.ts';

const service = startEmbedded();

const hold = (args: string[], env: Record<string, string> = {}) => runCommand('contract', args, env);

const credentials = ({ demo } = service) => ({
  WORDPRESS_USERNAME: demo.username,
  WORDPRESS_APP_PASSWORD: demo.applicationPassword,
});
const failed = (out: string) => (JSON.parse(out) as Verdict[]).filter(({ outcome }) => outcome === 'fail');
const CHEQUE = { id: 'cheque', title: 'Cheque', description: '' };
const INDEX = {
  ...{ name: 'Labels', timezone_string: 'UTC', show_on_front: 'page', page_on_front: 999_999, page_for_posts: 0 },
  namespaces: [
    ...['wp/v2', 'wc/v3', 'wc/store/v1', 'diri/v1', 'contact/v1', 'yoast/v1', 'aioseo/v1', 'rankmath/v1'],
    ...['redirection/v1', 'wp-rest-yoast-meta/v1'],
  ],
};
const rowsOf = (table: 'reviews' | 'orders') => service.demo.database.all(table).length;
const sessions = () => service.demo.database.sqlite.prepare('SELECT body FROM sessions').all();

it('finds the embedded service as the gateway expects it, and leaves nothing behind', async () => {
  const before = [rowsOf('reviews'), rowsOf('orders')];
  const { out, code } = await hold(['--url', service.demo.url, '--write'], credentials());
  expect(out.split('\n').filter(line => line.startsWith('fail'))).toEqual([]);
  expect(out).toMatch(/^pass +wc\/v3\/products\/reviews +keeps a review that is sent with status=hold/m);
  expect(out).toMatch(/^\d{3} passed, 0 failed, \d+ not available\n/m);
  expect(code).toBe(0);
  expect([rowsOf('reviews'), rowsOf('orders')]).toEqual(before);
  expect(out).toMatch(/^pass +wc\/store\/v1\/cart +keeps nothing of all that was written to one/m);
  expect(out).toMatch(/^pass +wc\/store\/v1\/cart +ends the session of a cart whose browser logs out/m);
  expect(out).not.toContain('Left behind');
  expect(sessions()).toEqual([]);
});

it('says what it leaves behind at a shop whose page to log out at is hidden: one session, and nobody in it', {
  tags: 'proof',
}, async () => {
  const hidden = { status: 404, body: {} };
  const variant = await startVariant(service.demo, ({ path }) => (path.startsWith('/wp-login.php') ? hidden : null));
  const { out, code } = await hold(['--url', variant.url, '--write'], credentials());
  expect(out).toMatch(/^not available +wc\/store\/v1\/cart +ends the session .*: the page to log out at is hidden/m);
  expect(out).toContain('Left behind: one session of the cart that was written to, emptied');
  expect(code).toBe(0);
  expect(sessions()).toHaveLength(1);
  expect(JSON.parse(String(sessions()[0]!.body))).toMatchObject({ lines: [], coupons: [], billing: { email: '' } });
  expect(JSON.stringify(sessions())).not.toMatch(/probe|Contract|Cape Town/i);
});

it('writes to a cart by its token alone where a shop takes no nonce', { tags: 'proof' }, async () => {
  const refused = {
    status: 403,
    body: { code: 'woocommerce_rest_invalid_nonce', message: 'No.', data: { status: 403 } },
  };
  const variant = await startVariant(service.demo, ({ headers }) => (headers.nonce ? refused : null));
  const { out, code } = await hold(['--url', variant.url, '--write'], credentials());
  expect(out).toMatch(/^pass +wc\/store\/v1\/cart\/update-item/m);
  expect(out).toMatch(/^not available +wc\/store\/v1\/cart +ends the session .*: the store gave no cookie for it/m);
  expect(out).toContain('Left behind: one session');
  expect(code).toBe(0);
});

/** What plugins, passwords and settings of an owner bring along, and the sentences that they are held to. */
const OWNERS = [
  ['index', 'names the page at its front and the one that lists its posts, by their ids'],
  ['wp/v2/pages', 'lists by slug= every page of that slug, each with its parent and its own path in link'],
  ['wp/v2/pages', 'brings the words of Yoast SEO in yoast_head_json, decoded'],
  ['wp/v2/pages', 'brings the words of All in One SEO in aioseo_head_json, decoded'],
  ['wp/v2/categories', 'brings the words of Yoast SEO where parts of yoast_head_json are asked for'],
  ['wp/v2/categories', 'brings the words of All in One SEO where parts of aioseo_head_json are asked for'],
  ['wc/v3/products/categories', 'brings the words of Yoast SEO where parts of yoast_head_json are asked for'],
  ['wc/v3/products/categories', 'brings the words of All in One SEO where parts of aioseo_head_json are asked for'],
  ['rankmath/v1/getHead', 'tells what Rank Math writes into the head of a page'],
  ['redirection/v1/redirect', 'lists its rules, and how many there are, for an administrator'],
  ['wp-rest-yoast-meta/v1/redirects', 'lists the rules of Yoast SEO Premium, a line each: from, to, code'],
  ['wc/v3/products', 'says by post_password, with _fields too, which product is behind a password'],
  ['wc/v3/products/reviews', 'lists by product= those of several products, and counts them all in X-WP-Total'],
  ['wc/v3/orders', 'takes the sums of an offer as they are sent, and has its pending order paid at payment_url'],
  ['wc/store/v1/cart', 'names the ways to pay that can serve it, each switched on in the shop'],
] as const;

const owners = startEmbedded();

beforeAll(async () => {
  const plugins = ['yoast/v1', 'aioseo/v1', 'rankmath/v1', 'wp-rest-yoast-meta/v1'];
  await owners.edit('site', '', { plugins, redirects: [{ url: '/old', to: '/catalog' }] });
  await owners.edit('products', 'on-request', { password: 'dock-7' });
  await owners.edit('pages', 'team', { slug: 'about' });
  const heads = { yoast_head_json: { title: 'Yoast' }, aioseo_head_json: { title: 'AIO' } };
  for (const page of owners.demo.database.all('articles')) owners.demo.database.put('articles', { ...page, heads });
  for (const term of owners.demo.database.all('terms')) owners.demo.database.put('terms', { ...term, heads });
});

const RANK_MATH = { body: { success: true, head: '<title>Rank Math</title>' } };

it('holds the plugins and settings of an owner to what is made of them', async () => {
  const variant = await startVariant(owners.demo, ({ path }) => {
    if (path.startsWith('/wp-json/rankmath/v1/getHead')) return RANK_MATH;
    return path.startsWith('/wp-json/wp-rest-yoast-meta/v1/') ? { body: ['/old/ /catalog 301', '/gone/ / 410'] } : null;
  });
  const { out } = await hold(['--url', variant.url, '--write', '--json'], credentials(owners));
  const verdicts = JSON.parse(out) as Verdict[];
  const ofOwners = OWNERS.map(([route, expects]) =>
    verdicts.find(one => one.route === route && one.expects === expects),
  );
  expect(ofOwners.map(found => [found?.route, found?.expects, found?.outcome, found?.detail])).toEqual(
    OWNERS.map(([route, expects]) => [route, expects, 'pass', undefined]),
  );
  expect(failed(out)).toEqual([]);
  expect(owners.demo.database.all('orders')).toEqual([]);
});

it('finds plugins and settings that are not as they are read', async () => {
  const pageOf = (id: number, link: string) => ({ id, parent: 0, link });
  const variant = await startVariant(owners.demo, ({ method, path }) => {
    const at = path.replace('/wp-json', '');
    if (at.startsWith('/?')) return { body: { ...INDEX, home: owners.demo.url } };
    if (at.startsWith('/wp/v2/pages?slug=') && at.endsWith('_fields=id,parent,link'))
      return { body: [pageOf(1, '/a'), pageOf(2, '/a')] };
    if (at.startsWith('/wp/v2/pages?per_page=1&_fields=id,link,yoast'))
      return { body: [{ ...pageOf(1, '/a'), yoast_head_json: 'x', aioseo_head_json: 'x' }] };
    if (/categories\?per_page=1&_fields=id,(yoast|aioseo)/.test(at))
      return { body: [{ id: 1, yoast_head_json: 'x', aioseo_head_json: 'x' }] };
    if (at.startsWith('/rankmath/v1/getHead')) return { body: { success: true, head: '<title></title>' } };
    if (at.startsWith('/redirection/v1/redirect')) return { body: { items: [{ url: '/old' }], total: 1 } };
    if (at.startsWith('/wp-rest-yoast-meta/v1/')) return { body: { old: '/catalog' } };
    if (at.includes('_fields=id,post_password')) return { body: [{ id: 100 }] };
    if (/reviews\?status=approved&product=\d+,/.test(at)) return { body: [], headers: { 'x-wp-total': '0' } };
    if (method === 'POST' && at === '/wc/v3/orders')
      return {
        status: 201,
        body: { id: 7, status: 'pending', needs_payment: true, payment_url: '/pay', line_items: [] },
      };
    if (at.startsWith('/wc/v3/orders/7')) return { body: {} };
    if (at.startsWith('/wc/v3/payment_gateways?_fields=id,title')) return { body: [{ ...CHEQUE, enabled: true }] };
    return null;
  });
  const { out } = await hold(['--url', variant.url, '--write', '--json'], credentials(owners));
  const fails = failed(out).map(({ route, expects }) => [route, expects]);
  expect(fails.toSorted()).toEqual(OWNERS.map(([...one]) => one).toSorted());
});

it('writes nothing unless it is told to', async () => {
  const variant = await startVariant(service.demo, () => null);
  const comments = () => service.demo.database.all('articles').flatMap(post => post.comments ?? []);
  const before = [comments(), sessions()];
  const { out, code } = await hold(['--url', variant.url], credentials());
  expect(code).toBe(0);
  expect(out).not.toContain('Left behind');
  // A comment on no post is asked for, which can store nothing.
  const asked = variant.calls.filter(call => !/^(GET|OPTIONS) /.test(call) && call !== 'POST /wp-json/wp/v2/comments');
  expect(asked).toEqual([]);
  expect([comments(), sessions()]).toEqual(before);
});

it('holds a WordPress without WooCommerce to nothing of a shop', { tags: 'proof' }, async () => {
  const index = { home: service.demo.url, name: 'Words', namespaces: ['wp/v2'], timezone_string: 'UTC' };
  const variant = await startVariant(service.demo, ({ path }) => {
    if (path.startsWith('/wp-json/?')) return { body: index };
    return /\/wp-json\/(wc|diri|contact)\//.test(path) ? NO_ROUTE : null;
  });
  const { out, code } = await hold(['--url', variant.url, '--write', '--json'], credentials());
  expect(failed(out)).toEqual([]);
  const shop = (JSON.parse(out) as Verdict[]).filter(({ route }) => /^(wc|diri|contact)\//.test(route));
  expect(new Set(shop.map(({ outcome }) => outcome))).toEqual(new Set(['not available']));
  expect(code).toBe(0);
});

it('holds a WordPress that hides its authors to nothing of them', { tags: 'proof' }, async () => {
  const closed = { status: 401, body: { code: 'rest_user_cannot_view', message: 'No.', data: { status: 401 } } };
  const variant = await startVariant(service.demo, ({ path }) => (path.includes('/wp/v2/users?') ? closed : null));
  const { out, code } = await hold(['--url', variant.url, '--json'], credentials());
  expect(failed(out)).toEqual([]);
  const authors = (JSON.parse(out) as Verdict[]).filter(({ route }) => route === 'wp/v2/users');
  expect(authors.map(({ outcome }) => outcome)).toEqual(Array(7).fill('not available'));
  expect(code).toBe(0);
});

it('finds what differs: no count of pages, drafts in the open, a cart without a token', async () => {
  const variant = await startVariant(service.demo, ({ path }) => {
    if (path.startsWith('/wp-json/wp/v2/tags?per_page=3')) return { body: [] };
    if (/\/posts\?per_page=100&_fields=id,status/.test(path)) return { body: [{ id: 1, status: 'draft' }] };
    return path === '/wp-json/wc/store/v1/cart' ? { body: { items: [] } } : null;
  });
  const { out, code } = await hold(['--url', variant.url, '--json'], credentials());
  expect(code).toBe(1);
  expect(new Set(failed(out).map(({ route }) => route))).toEqual(
    new Set(['wp/v2/tags', 'wp/v2/posts', 'wc/store/v1/cart']),
  );
});

it('says of refused credentials that they are, and never what they are', async () => {
  const key = 'ck_5ecret5ecret5ecret';
  const args = ['--url', service.demo.url, '--key', key, '--secret', 'cs_5ecret5ecret5ecret', '--json'];
  const { out, fault, code } = await hold(args);
  expect(failed(out)).toMatchObject([
    { route: 'wc/v3', detail: expect.stringContaining('consumer key by OAuth 1.0a: refused') },
  ]);
  expect(code).toBe(1);
  expect(out + fault).not.toContain('5ecret');
});

it('says how it is used, what it lacks, and what is no WordPress', { tags: 'proof' }, async () => {
  expect(await hold(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--url URL') });
  expect(await hold(['--ulr', 'x'])).toMatchObject({ code: 64, fault: expect.stringContaining('--url URL') });
  expect(await hold([])).toMatchObject({ code: 78, fault: expect.stringContaining('WORDPRESS_URL: missing') });
  expect(await hold(['--url', 'not a url'])).toMatchObject({ code: 78 });
  expect(await hold(['--url', 'http://127.0.0.1:9', '--username', 'a'])).toMatchObject({
    code: 78,
    fault: expect.stringContaining('only one is set'),
  });
  const { out, code } = await hold(['--url', 'http://127.0.0.1:9']);
  expect(code).toBe(1);
  expect(out).toMatch(/^fail +index +.*ECONNREFUSED\n\n0 passed, 1 failed/);
});
