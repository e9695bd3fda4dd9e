import { afterEach, expect, it, vi } from 'vitest';
import { ask, requestContext, send } from '../ask.ts';
import { eventually } from '../eventually.ts';
import { type Answer, recording, row, rows, startRecorded } from '../recorded.ts';

const service = startRecorded();
const HOME = '{ products { items { slug } } posts { items { slug } } pages { items { slug } } site { name } }';
const working = () => {
  service.on(/^\/wp\/v2\/posts/, rows(row('wp-posts-title-entity', { slug: 'a-post' })));
  service.on(/^\/wp\/v2\/pages/, rows('wp-page-acf-empty'));
  service.on(/^\/wc\/v3\/products\?/, rows('wc-product-simple'));
};
const count = (pattern: RegExp) => service.calls.filter(path => pattern.test(path)).length;

afterEach(() => void vi.useRealTimers());

const TROUBLE: [string, Answer, string, number][] = [
  ['a WordPress under maintenance', recording('fail-maintenance'), 'UPSTREAM_ERROR', 3],
  ['a dead PHP behind its web server', recording('fail-fpm-down'), 'UPSTREAM_ERROR', 3],
  ['a dead database', recording('fail-db-down'), 'UPSTREAM_ERROR', 1],
  [
    'a PHP fatal error',
    { status: 500, body: { code: 'internal_server_error', message: '/var/www/html' } },
    'UPSTREAM_ERROR',
    1,
  ],
  ['refused credentials', recording('wc-product-no-auth'), 'UPSTREAM_UNAUTHORIZED', 1],
  ['HTML where JSON belongs', { body: '<!DOCTYPE html><title>Login</title>' }, 'UPSTREAM_INVALID_ANSWER', 1],
  ['an object where a list belongs', { body: { code: 'odd' } }, 'UPSTREAM_INVALID_ANSWER', 1],
  ['six megabytes', { body: [{ id: 1, slug: 'x'.repeat(6_000_000) }] }, 'UPSTREAM_INVALID_ANSWER', 1],
  ['a connection torn down', 'reset', 'UPSTREAM_UNREACHABLE', 3],
];

it.each(TROUBLE)('answers the rest beside %s', async (_name, answer, code, tries) => {
  working();
  service.on(/^\/wc\/v3\/products\?/, answer);
  const gateway = service.gateway({ env: { SAMPLE_DATA: 'off' } });
  const { data, errors } = await ask(gateway, HOME);
  expect(data).toMatchObject({
    products: null,
    posts: { items: [{ slug: 'a-post' }] },
    pages: { items: [{ slug: 'faq' }] },
  });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({
    path: ['products'],
    extensions: { code, requestId: 'test' },
  });
  expect(count(/^\/wc\/v3\/products\?/)).toBe(tries);
});

const HALF = `query ($half: String!) { product(slug: $half) { id } post(slug: $half) { id } page(slug: $half) { id }
  productCategory(slug: $half) { id } postTag(slug: $half) { id } posts(filter: { search: $half }) { items { id } } }`;
const none = { product: null, post: null, page: null, productCategory: null, postTag: null };

it('finds nothing by half of a letter', async () => {
  service.on(/^\/w[pc]\/v[23]\//, { body: [], headers: { 'x-wp-total': '0', 'x-wp-totalpages': '0' } });
  const gateway = service.gateway();
  const asked = () => ask(gateway, HALF, { half: '\ud800' });
  expect(await asked()).toMatchObject({ data: none, errors: [] });
  await gateway.ready();
  expect(await asked()).toMatchObject({ data: none, errors: [] });
});

it('says nothing of what the service said, and to the log no credential and no address of a person', async () => {
  const body = {
    code: 'odd',
    message: '/var/www/wp-config.php password=hunter2hunter2 ck_0123456789abcdef thandi@example.test at line 12',
  };
  service.on(/./, { status: 500, body });
  const gateway = service.gateway({
    env: { WORDPRESS_USERNAME: 'editor', WORDPRESS_APP_PASSWORD: 'very secret words' },
  });
  const response = await send(gateway, { query: HOME });
  const text = await response.text();
  expect(text).not.toMatch(/wp-config|hunter2|ck_|thandi|line 12|127\.0\.0\.1|\/work\/|node_modules|stack|secret/);
  const log = gateway.lines.join('');
  expect(log).toContain('WordPress API Error (500)');
  expect(log).not.toMatch(/hunter2|0123456789abcdef|thandi@|very secret|dmVyeSBzZWNyZXQ/);
});

it('takes no long time to write down what a service said, however long a word of it is', async () => {
  service.on(/./, { status: 500, body: { code: 'odd', message: 'a'.repeat(60_000) } });
  const gateway = service.gateway();
  const began = process.threadCpuUsage();
  await ask(gateway, '{ posts { items { id } } }');
  expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
});

it('keeps what a visitor typed out of the log of a failed call', async () => {
  service.on(/./, { status: 500, body: { code: 'odd' } });
  const gateway = service.gateway();
  await ask(gateway, '{ search(query: "my own name Thandi") { posts { items { id } } pages { items { id } } } }');
  expect(gateway.lines.join('')).toContain('/wp/v2/posts');
  expect(gateway.lines.join('')).not.toMatch(/Thandi/);
});

it('never tries again after a time-out, and answers the rest within the deadline', async () => {
  working();
  service.on(/^\/wp\/v2\/posts/, 'hang');
  const gateway = service.gateway({ env: { UPSTREAM_TIMEOUT_MS: '4000' } });
  const { data, errors } = await ask(gateway, HOME);
  expect(data.posts).toBeNull();
  expect(data.products.items).toHaveLength(1);
  expect(errors).toMatchObject([{ path: ['posts'], extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  const tries = gateway.lines.filter(line => line.includes('"fault":"timeout"') && !line.includes('A service failed'));
  expect(tries).toHaveLength(1);
  expect(count(/^\/wp\/v2\/posts/)).toBe(1);
});

it('lets no request wait longer than its own deadline for a call that it shares', async () => {
  working();
  service.on(/^\/wp\/v2\/posts/, 'hang');
  const gateway = service.gateway({ env: { UPSTREAM_TIMEOUT_MS: '60000' } });
  const { errors } = await ask(gateway, '{ posts { items { slug } } }', {}, requestContext('impatient', 200));
  expect(errors).toMatchObject([{ path: ['posts'], extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
});

it('serves what it knows while the service is down, and the news once it is back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  working();
  const gateway = service.gateway();
  const first = await ask(gateway, HOME);
  service.on(/./, recording('fail-maintenance'));
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(await ask(gateway, HOME)).toEqual(first);
  await eventually(() => expect(count(/^\/wp\/v2\/posts/)).toBeGreaterThanOrEqual(2));
  working();
  service.on(/^\/wp\/v2\/posts/, rows(row('wp-posts-title-entity', { slug: 'news' })));
  await eventually(async () => {
    // The breaker rests after so many failures, and so does a record that could not be renewed.
    vi.setSystemTime(Date.now() + 10_000);
    const { data } = await ask(gateway, '{ posts { items { slug } } }');
    expect(data.posts.items).toEqual([{ slug: 'news' }]);
  });
});

it('lets nobody wait longer than three seconds for a hung service where it knows the answer, and blames it for none', async () => {
  working();
  const KNOWN = '{ posts { items { slug } } pages { items { slug } } }';
  const gateway = service.gateway({ env: { UPSTREAM_TIMEOUT_MS: '60000' } });
  const first = await ask(gateway, KNOWN);
  gateway.store.outdate('everything');
  service.on(/./, 'hang');
  const began = performance.now();
  const patient = requestContext('patient', 60_000);
  expect(await ask(gateway, KNOWN, {}, patient)).toEqual(first);
  // The call's own time-out is a minute; what a busy machine adds to three seconds is nobody's.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(patient.scope.stale).toBe(true);
  const asked = service.calls.length;
  for (let more = 0; more < 8; more++) expect(await ask(gateway, KNOWN)).toEqual(first);
  expect(service.calls.length).toBe(asked);
  expect(gateway.lines.join('')).not.toMatch(/"fault"/);
  // The breaker is closed: what was never read is asked for.
  working();
  expect((await ask(gateway, '{ posts(page: 2) { items { slug } } }')).data.posts).not.toBeNull();
});

it.each([503, 522])('lets a service rest after a %i', async status => {
  working();
  service.on(/^\/wp\/v2\/posts/, { status, body: {} });
  const gateway = service.gateway();
  const ask10 = Array.from({ length: 10 }, (_, at) => ask(gateway, `{ posts(page: ${at + 1}) { items { slug } } }`));
  for (const { errors } of await Promise.all(ask10))
    expect(errors).toMatchObject([{ extensions: { code: expect.stringMatching(/^UPSTREAM_(ERROR|UNREACHABLE)$/) } }]);
  const asked = count(/^\/wp\/v2\/posts/);
  expect((await ask(gateway, '{ posts(page: 11) { items { slug } } }')).errors).toMatchObject([
    { extensions: { code: 'UPSTREAM_UNREACHABLE' } },
  ]);
  expect(count(/^\/wp\/v2\/posts/)).toBe(asked);
});

it('gives up on what is older than a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  working();
  const gateway = service.gateway();
  await ask(gateway, HOME);
  service.on(/./, recording('fail-db-down'));
  vi.setSystemTime(Date.now() + 26 * 3_600_000);
  const { data } = await ask(gateway, HOME);
  expect(data).toMatchObject({ products: null, posts: null });
});

it('lets a service that is down rest, and asks again after a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  service.on(/./, recording('fail-fpm-down'));
  const gateway = service.gateway();
  for (let at = 1; at <= 3; at++) await ask(gateway, '{ posts { items { slug } } }');
  const asked = service.calls.length;
  const { errors } = await ask(gateway, '{ posts { items { slug } } }');
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  expect(service.calls.length).toBe(asked);
  vi.setSystemTime(Date.now() + 3_000);
  working();
  const { data } = await ask(gateway, '{ posts { items { slug } } }');
  expect(data.posts.items).toEqual([{ slug: 'a-post' }]);
});

it('does not rest the whole service because one route fails by itself', async () => {
  working();
  service.on(/^\/wc\/v3\/products\?/, { status: 500, body: { code: 'fatal' } });
  const gateway = service.gateway();
  for (let at = 1; at <= 8; at++) await ask(gateway, `{ products(page: ${at}) { items { slug } } }`);
  expect(count(/^\/wc\/v3\/products\?/)).toBe(8);
});

it('shows a product whose categories and attributes cannot be read', async () => {
  service.on(/^\/wc\/v3\/products\?/, rows('wc-product-variable'));
  const gateway = service.gateway();
  const { data } = await ask(
    gateway,
    '{ products { items { slug price { amount } categories { name path } attributes { slug options { name slug } } } } }',
  );
  expect(data.products.items[0]).toMatchObject({
    price: null,
    categories: [{ name: 'Security Labels', path: '/products/security' }, { name: 'Tamper Tape' }],
    attributes: [{ slug: 'size', options: [{ name: '100 x 50 mm', slug: '100-x-50-mm' }, {}, {}] }, { slug: 'colour' }],
  });
});

it('shows a post whose categories, tags and author cannot be read', async () => {
  service.on(
    /^\/wp\/v2\/posts/,
    rows(row('wp-posts-title-entity', { slug: 'x', categories: [1], tags: [2], author: 3 })),
  );
  const { data } = await ask(
    service.gateway(),
    '{ posts { items { slug categories { name } tags { name } author { name } } } }',
  );
  expect(data.posts.items).toEqual([{ slug: 'x', categories: [], tags: [], author: null }]);
});

it('leaves a family its categories when menus are refused, and says so for any other menu', async () => {
  service.on(/^\/wp\/v2\/menu/, recording('wp-menus-anon'));
  const shelf = row('wc-category-one', { id: 1, slug: 'security', parent: 0 });
  service.on(/^\/wc\/v3\/products\/categories/, rows(shelf, row('wc-categories', { parent: 1 })));
  const { data, errors } = await ask(
    service.gateway(),
    '{ family: menu(slug: "security-products") { items { href } } primary: menu(slug: "primary") { id } menus { id } site { name } }',
  );
  expect(data.family.items).toEqual([{ href: '/products/carton-tape' }]);
  expect(data).toMatchObject({ primary: null, menus: null, site: { name: expect.any(String) } });
  expect(errors.map(error => error.extensions.code)).toEqual(['UPSTREAM_UNAUTHORIZED', 'UPSTREAM_UNAUTHORIZED']);
});

it('answers from nothing at all when nobody listens', async () => {
  const gateway = service.gateway({ upstream: 'http://127.0.0.1:9' });
  const { data, errors } = await ask(gateway, HOME);
  expect(data).toMatchObject({ products: null, posts: null, pages: null, site: { name: expect.any(String) } });
  expect(errors.every(error => error.extensions.code === 'UPSTREAM_UNREACHABLE')).toBe(true);
});

it('asks no service for what is too long for a slug, and has nothing under it', async () => {
  service.on(/x{201}/, { status: 414, body: '<html><title>414 Request-URI Too Large</title></html>' });
  const query = `query ($slug: String!) { product(slug: $slug) { id } post(slug: $slug) { id } page(slug: $slug) { id }
    pages(slug: $slug) { items { id } } }`;
  const { data, errors } = await ask(service.gateway({ env: { SAMPLE_DATA: 'off' } }), query, {
    slug: 'x'.repeat(8_000),
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ product: null, post: null, page: null, pages: { items: [] } });
  expect(count(/x{201}/)).toBe(0);
});
