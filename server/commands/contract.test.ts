import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startEmbedded } from '../test/embedded.ts';
import { NO_ROUTE, startVariant } from '../test/variant.ts';
import type { Verdict } from '../wordpress-check/contract.ts';

const program = fileURLToPath(new URL('contract.ts', import.meta.url));
const service = startEmbedded();

/** What the command says of an address, what it complains of, and what the shell is told. */
function hold(args: string[], env: Record<string, string> = {}): Promise<{ out: string; fault: string; code: number }> {
  return new Promise(resolve => {
    const options = { env: { PATH: process.env.PATH, ...env }, maxBuffer: 4_000_000 };
    const child = execFile(process.execPath, [program, ...args], options, (_, out, fault) =>
      resolve({ out, fault, code: child.exitCode ?? -1 }),
    );
  });
}

const credentials = () => ({
  WORDPRESS_USERNAME: service.demo.username,
  WORDPRESS_APP_PASSWORD: service.demo.applicationPassword,
});
const failed = (out: string) => (JSON.parse(out) as Verdict[]).filter(({ outcome }) => outcome === 'fail');
const rowsOf = (table: 'reviews' | 'orders') => service.demo.database.all(table).length;
const sessions = () => service.demo.database.sqlite.prepare('SELECT body FROM sessions').all();

it('finds the embedded service as the gateway expects it, and leaves nothing behind', async () => {
  const before = [rowsOf('reviews'), rowsOf('orders')];
  const { out, code } = await hold(['--url', service.demo.url, '--write'], credentials());
  expect(out.split('\n').filter(line => line.startsWith('fail'))).toEqual([]);
  expect(out).toMatch(/^pass +wc\/v3\/products\/reviews +keeps a review that is sent with status=hold/m);
  expect(out).toMatch(/^\d{3} passed, 0 failed, \d+ not available\n$/m);
  expect(code).toBe(0);
  expect([rowsOf('reviews'), rowsOf('orders')]).toEqual(before);
  // The store has no way to end a session: one was written to, and says nothing of anybody any more.
  expect(sessions()).toHaveLength(1);
  expect(JSON.parse(String(sessions()[0]!.body))).toMatchObject({ lines: [], coupons: [], billing: { email: '' } });
  expect(JSON.stringify(sessions())).not.toMatch(/probe|Contract|Cape Town/i);
}, 60_000);

it('writes nothing unless it is told to', async () => {
  const variant = await startVariant(service.demo, () => null);
  const { code } = await hold(['--url', variant.url], credentials());
  expect(code).toBe(0);
  expect(variant.calls.filter(call => !/^(GET|OPTIONS) /.test(call))).toEqual([]);
}, 60_000);

it('holds a WordPress without WooCommerce to nothing of a shop', async () => {
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
}, 60_000);

it('holds a WordPress that hides its authors to nothing of them', async () => {
  const closed = { status: 401, body: { code: 'rest_user_cannot_view', message: 'No.', data: { status: 401 } } };
  const variant = await startVariant(service.demo, ({ path }) => (path.includes('/wp/v2/users?') ? closed : null));
  const { out, code } = await hold(['--url', variant.url, '--json'], credentials());
  expect(failed(out)).toEqual([]);
  const authors = (JSON.parse(out) as Verdict[]).filter(({ route }) => route === 'wp/v2/users');
  expect(authors.map(({ outcome }) => outcome)).toEqual(Array(7).fill('not available'));
  expect(code).toBe(0);
}, 60_000);

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
}, 60_000);

it('says of refused credentials that they are, and never what they are', async () => {
  const key = 'ck_5ecret5ecret5ecret';
  const args = ['--url', service.demo.url, '--key', key, '--secret', 'cs_5ecret5ecret5ecret', '--json'];
  const { out, fault, code } = await hold(args);
  expect(failed(out)).toMatchObject([
    { route: 'wc/v3', detail: expect.stringContaining('consumer key by OAuth 1.0a: refused') },
  ]);
  expect(code).toBe(1);
  expect(out + fault).not.toContain('5ecret');
}, 60_000);

it('says how it is used, what it lacks, and what is no WordPress', async () => {
  expect(await hold(['--ulr', 'x'])).toMatchObject({ code: 78, fault: expect.stringContaining('--url URL') });
  expect(await hold([])).toMatchObject({ code: 78, fault: expect.stringContaining('WORDPRESS_URL: missing') });
  expect(await hold(['--url', 'not a url'])).toMatchObject({ code: 78 });
  expect(await hold(['--url', 'http://127.0.0.1:9', '--username', 'a'])).toMatchObject({
    code: 78,
    fault: expect.stringContaining('only one is set'),
  });
  const { out, code } = await hold(['--url', 'http://127.0.0.1:9']);
  expect(code).toBe(1);
  expect(out).toMatch(/^fail +index +.*ECONNREFUSED\n\n0 passed, 1 failed/);
}, 60_000);
