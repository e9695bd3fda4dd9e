import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Agent } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createDemo, type Demo } from '../../../demo/service.ts';
import { SECRETS } from '../../config/secrets.ts';
import { readConfig } from '../../config.ts';
import { operationOf } from '../../graphql/operations.ts';
import { createDoctor } from '../../wordpress-check/doctor.ts';
import { BROKEN, type Broken, toMendFirst } from '../../wordpress-check/test/broken.ts';
import { testCertificate } from '../../wordpress-check/test/certificates.ts';
import { type Front, type FrontOptions, openFront, type Said } from '../../wordpress-check/test/front.ts';
import type { Whole } from '../../wordpress-check/test/saying.ts';
import { ask, requestContext, send, type TestGatewayOptions, testGateway } from '../ask.ts';
import { seed } from '../seed.ts';

const QUERY = `query ($tryCart: Boolean = false) {
  diagnostics(tryCart: $tryCart) { status environment consumerKeySet checks { id status detail mend data } }
}`;

interface Check {
  id: string;
  status: string;
  detail: string;
  mend: string | null;
  data: string | null;
}

const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
let demo: Demo;
let whole: Whole;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  setDefaultCACertificates([...getCACertificates(), (await testCertificate('good')).cert]);
  demo = await createDemo({ dataDir, seed, render: async key => Buffer.from(key) });
  await demo.listen();
  whole = { operator: demo, author: demo.author };
});
// How long an answer took is judged, too: what a busy machine takes is not the service's.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0).toReversed()) await close();
});
afterAll(async () => {
  await demo.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function front(options: FrontOptions): Promise<Front> {
  const opened = await openFront(demo.url, { wait: ms => vi.advanceTimersByTime(ms), ...options });
  closing.push(opened.close);
  return opened;
}

function gateway(env: Record<string, string>, more: Partial<TestGatewayOptions> = {}) {
  const made = testGateway({ upstream: demo.url, env: { ...credentials(), ...env }, ...more });
  closing.push(made.close);
  return made;
}

const credentials = () => ({ WORDPRESS_USERNAME: demo.username, WORDPRESS_APP_PASSWORD: demo.applicationPassword });

async function diagnose(env: Record<string, string>, variables = {}) {
  const { data, errors } = await ask(gateway(env), QUERY, variables);
  expect(errors).toEqual([]);
  const checks = data.diagnostics.checks as Check[];
  return {
    status: data.diagnostics.status as string,
    checks,
    of: (id: string) => checks.find(check => check.id === id)!,
  };
}

async function diagnoseBroken({ front: make, env, beforeStart }: Broken) {
  let url = '';
  const opened = await front(make(whole, () => url));
  url = opened.url;
  if (!beforeStart) return diagnose(env(opened, whole));
  const config = readConfig({ DATA_DIR: dataDir, ...env(opened, whole) }, 'test');
  const { results } = await createDoctor({ config }).runChecks();
  return { checks: results, of: (id: string) => results.find(check => check.id === id)! };
}

for (const broken of BROKEN)
  it(`names what is to be mended first: ${broken.name}`, async () => {
    const { checks } = await diagnoseBroken(broken);
    const { id, status, detail, mend } = broken.diagnosis;
    expect(toMendFirst(checks)).toMatchObject({
      id,
      status: broken.beforeStart ? status : status.toUpperCase(),
      detail: expect.stringMatching(detail),
      mend: expect.stringMatching(mend),
    });
  });

it('says by what address a service with plain permalinks answers', async () => {
  const { of } = await diagnoseBroken(BROKEN.find(({ name }) => name === 'plain permalinks')!);
  expect(of('reachability').detail).toMatch(/:\d+\/\?rest_route=\/ answers in \d+ ms$/);
});

it('finds nothing wrong with a whole service', async () => {
  const { status, checks } = await diagnose({});
  expect(checks.filter(check => ['WARNING', 'ERROR'].includes(check.status))).toEqual([]);
  expect(status).toBe('SUCCESS');
});

it('writes to a cart of its own only when it is asked to, and leaves nothing in it', async () => {
  const writes: string[] = [];
  const opened = await front({
    answer: ({ path, method }) => {
      if (['POST', 'DELETE'].includes(method) && path.includes('/store/')) writes.push(`${method} ${path}`);
      return null;
    },
  });
  expect((await diagnose({ WORDPRESS_URL: opened.url })).of('cart').detail).toBe(
    'opens, with its token; nothing was written',
  );
  expect(writes).toEqual([]);
  expect((await diagnose({ WORDPRESS_URL: opened.url }, { tryCart: true })).of('cart')).toMatchObject({
    status: 'SUCCESS',
    detail: 'took a product and gave it back',
  });
  expect(writes).toEqual(['POST /wp-json/wc/store/v1/cart/add-item', 'DELETE /wp-json/wc/store/v1/cart/items']);
});

it('waits for nobody: a service that hangs leaves the rest its results', async () => {
  const opened = await front({ answer: () => 'hang' });
  const { of } = await diagnose({ WORDPRESS_URL: opened.url, UPSTREAM_TIMEOUT_MS: '300' });
  expect(of('reachability')).toMatchObject({
    status: 'ERROR',
    detail: expect.stringMatching(/did not answer in time/),
    mend: expect.stringMatching(/UPSTREAM_TIMEOUT_MS/),
  });
  expect(of('database').status).toBe('SUCCESS');
  expect(of('menus').status).toBe('INFO');
});

it('says of the shop what the specification says', async () => {
  const refused = await diagnose({ WORDPRESS_APP_PASSWORD: 'wrong' });
  expect(refused.of('products').mend).toBe('Application password authentication failed. Check credentials.');
  expect(refused.of('categories').mend).toBe('Same issue as products.');
  expect(refused.of('cart').status).toBe('SUCCESS');
  const opened = await front({ answer: ({ path }) => (path.includes('/wc/') ? { status: 500, body: 'Down' } : null) });
  const failing = await diagnose({ WORDPRESS_URL: opened.url });
  expect(failing.of('products')).toMatchObject({ status: 'ERROR', mend: 'Check the content and shop installation.' });
  expect(failing.of('categories')).toMatchObject({ status: 'ERROR', mend: 'Same issue as products.' });
  expect(failing.of('cart')).toMatchObject({
    status: 'WARNING',
    mend: 'Cart endpoint unavailable: the local storage fallback will be used.',
  });
});

it('warns of credentials that open more than is needed, and of clocks that differ', async () => {
  const opened = await front({
    answer: ({ path }): Said | null => {
      if (path.startsWith('/wp-json/wc/v3/products/reviews'))
        return { status: 400, body: { code: 'rest_missing_callback_param' } };
      if (path.includes('enable_reviews')) return { body: { id: 'woocommerce_enable_reviews', value: 'no' } };
      if (path.startsWith('/wp-json/wc/v3/products'))
        return { headers: { 'x-wp-total': '1' }, body: [{ id: 1, name: 'Seal' }] };
      if (path.startsWith('/wp-json/?'))
        return {
          headers: { date: 'Sat, 01 Jan 2022 00:00:00 GMT' },
          body: { timezone_string: '', gmt_offset: 2, namespaces: ['wp/v2'] },
        };
      return null;
    },
  });
  const port = new URL(opened.url).port;
  const lookup = (_: string, __: object, done: (error: null, found: object[]) => void) =>
    done(null, [{ address: '127.0.0.1', family: 4 }]);
  const dispatcher = new Agent({ connect: { lookup: lookup as never } });
  const env = {
    ...{ WORDPRESS_URL: `http://shop.example:${port}`, WOOCOMMERCE_BASIC_OVER_HTTP: 'on' },
    ...{ WOOCOMMERCE_KEY: 'ck_1', WOOCOMMERCE_SECRET: 'cs_1' },
  };
  const { data } = await ask(gateway(env, { dispatcher }), QUERY);
  const of = (id: string) => (data.diagnostics.checks as Check[]).find(check => check.id === id);
  expect(of('privileges')).toMatchObject({
    status: 'WARNING',
    detail:
      'WordPress: the application password is that of administrator, where author is enough; WooCommerce: the consumer key may write, and the shop takes no reviews: reading is enough',
  });
  expect(of('tls')).toMatchObject({ status: 'WARNING', detail: expect.stringMatching(/is plain http$/) });
  expect(of('clock')).toMatchObject({ status: 'ERROR', detail: expect.stringMatching(/behind the gateway$/) });
  expect(of('time-zone')).toMatchObject({
    status: 'WARNING',
    detail: expect.stringMatching(/^a fixed offset of \+2 h/),
  });
  await dispatcher.close();
});

it('says what stands at the front, what a plugin tells of pages, and which redirects are followed', async () => {
  const { of } = await diagnose({});
  expect(of('front-page').detail).toBe("'home' stands at /, no page lists its posts");
  demo.database.editSite({ reading: { front: 'about', posts: 'careers' } });
  expect((await diagnose({})).of('front-page').detail).toBe("'about' stands at /, 'careers' leads to /blog");
  expect([of('seo-plugin'), of('redirects')]).toEqual([undefined, undefined]);
  const heads = { yoast_head_json: { title: 'x' } };
  for (const page of demo.database.all('articles')) demo.database.put('articles', { ...page, heads });
  const redirects = [{ url: '/old', to: '/catalog' }];
  demo.database.editSite({ plugins: ['yoast/v1'], redirects, reading: { shows: 'posts' } });
  const owners = await diagnose({});
  expect(owners.of('front-page')).toMatchObject({ status: 'INFO', mend: expect.stringContaining('A static page') });
  expect(owners.of('seo-plugin')).toMatchObject({ status: 'SUCCESS', detail: 'the words of Yoast SEO are read' });
  expect(owners.of('redirects')).toMatchObject({ status: 'SUCCESS', detail: '1 of Redirection' });
  const { username, applicationPassword } = demo.author;
  const author = { WORDPRESS_USERNAME: username, WORDPRESS_APP_PASSWORD: applicationPassword };
  expect((await diagnose(author)).of('redirects')).toMatchObject({
    status: 'INFO',
    detail: 'those of Redirection cannot be read (403 rest_forbidden): they are not followed here',
  });
  demo.database.editSite({ plugins: [], redirects: undefined as never, reading: {} });
});

it('finds no shop manager needed where there is no shop', async () => {
  const opened = await front({
    answer: ({ path }): Said | null => {
      if (path.startsWith('/wp-json/?')) return { body: { namespaces: ['wp/v2'] } };
      return path.includes('/wc/') ? { status: 404, body: { code: 'rest_no_route' } } : null;
    },
  });
  expect((await diagnose({ WORDPRESS_URL: opened.url })).of('privileges')).toMatchObject({
    detail: 'the application password is that of administrator, where author is enough',
  });
  expect((await diagnose({})).of('privileges').detail).toMatch(/shop_manager is enough$/);
});

it('shows no secret anywhere, not even one that the service repeats', async () => {
  const values = {
    WORDPRESS_APP_PASSWORD: demo.applicationPassword,
    WOOCOMMERCE_KEY: 'ck_0123456789',
    WOOCOMMERCE_SECRET: 'cs_9876543210',
    OPERATOR_TOKEN: 'operator-token-that-nobody-knows',
    SECRET_KEYS: 'a-key-that-seals-of-at-least-32-characters,another-one-of-at-least-32-characters',
    DATABASE_URL: 'postgres://someone:database%20password@127.0.0.1:1/name',
    REDIS_URL: 'redis://someone:redis-password@127.0.0.1:1',
    SMTP_URL: 'smtp://someone:mail-password@127.0.0.1:1',
    WEBHOOK_SECRET: 'webhook-secret-that-nobody-knows',
    CDN_PURGE_TOKEN: 'cdn-purge-token-that-nobody-knows',
  };
  expect(Object.keys(values).toSorted()).toEqual([...SECRETS].toSorted());
  const opened = await front({
    answer: ({ path, headers }) =>
      path.includes('/wc/v3/') ? { status: 500, body: { code: 'echo', values, headers } } : null,
  });
  const env = { ...values, SITE_EMAIL: 'shop@labels.example', WORDPRESS_URL: opened.url };
  const { data } = await ask(gateway(env), QUERY);
  const shown = JSON.stringify(data);
  expect(shown).toContain('echo');
  const basic = Buffer.from(`${demo.username}:${demo.applicationPassword}`).toString('base64');
  const hidden = [
    ...Object.values(values).flatMap(value => value.split(',')),
    'database password',
    'redis-password',
    'mail-password',
    basic,
  ];
  for (const secret of hidden) expect(shown).not.toContain(secret);
});

it('runs once for all who ask at the same time, and not without end', async () => {
  let asked = 0;
  const opened = await front({
    answer: ({ path }) => {
      if (path.startsWith('/wp-json/?')) asked += 1;
      return { status: 503, body: 'Maintenance' };
    },
  });
  const made = gateway({ WORDPRESS_URL: opened.url });
  const answers = await Promise.all([1, 2, 3].map(() => ask(made, QUERY)));
  expect(answers.map(({ data }) => data.diagnostics.status)).toEqual(['ERROR', 'ERROR', 'ERROR']);
  expect(asked).toBe(1);
  let refused = await ask(made, QUERY);
  for (let run = 0; run < 30 && refused.errors.length === 0; run++) refused = await ask(made, QUERY);
  expect(refused.errors[0]?.extensions.code).toBe('RATE_LIMITED');
  expect(asked).toBeLessThan(30);
});

it('warns of what a public site cannot say of the firm', async () => {
  const env = { PUBLIC_URL: 'http://localhost:4000', SITE_PHONE: '+27 11 000 0100' };
  const { data } = await ask(gateway(env), QUERY, {}, { ...requestContext(), operator: true });
  const details = (data.diagnostics.checks as Check[]).find(({ id }) => id === 'site-details');
  expect(details).toMatchObject({ status: 'WARNING', detail: expect.not.stringMatching('phone') });
  expect(details!.mend).toMatch(/SITE_PRIVACY_POLICY_URL/);
});

it('keeps words whole that a short password is part of', async () => {
  const { of } = await diagnose({ WORDPRESS_APP_PASSWORD: 'out', WORDPRESS_USERNAME: 'data' });
  expect(of('outbox').detail).toMatch(/wait; 0 delivered/);
  expect(of('data-folder').mend ?? '').not.toContain('…');
});

it('is there for the operator alone once the site is public', async () => {
  const registered = new Map([['the-hash', operationOf('{ diagnostics { environment } }')]]);
  const made = gateway({ PUBLIC_URL: 'https://labels.example' }, { operations: registered });
  const body = { extensions: { persistedQuery: { version: 1, sha256Hash: 'the-hash' } } };
  const stranger = await (await send(made, body)).json();
  expect(stranger).toEqual(
    await (await send(made, { extensions: { persistedQuery: { version: 1, sha256Hash: 'none' } } })).json(),
  );
  const operator = await (await send(made, body, { ...requestContext(), operator: true })).json();
  expect(operator).toEqual({ data: { diagnostics: { environment: 'PUBLIC' } } });
});

it('says when what opens the shop may not read its orders', async () => {
  const opened = await front({
    answer: ({ path }): Said | null =>
      path.startsWith('/wp-json/wc/v3/orders')
        ? { status: 403, body: { code: 'woocommerce_rest_cannot_view', message: '', data: { status: 403 } } }
        : null,
  });
  expect((await diagnose({ WORDPRESS_URL: opened.url })).of('orders')).toMatchObject({
    status: 'WARNING',
    detail: expect.stringMatching(/^the application password may not read orders \(403 woocommerce_rest_cannot_view\)/),
    mend: 'Give the user of the application password the role shop_manager.',
  });
  expect((await diagnose({})).of('orders')).toMatchObject({ status: 'SUCCESS' });
});
