import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os, { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { ConfigError } from './config/readEnvironment.ts';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: join(folder, 'data'), ...env }, 'build-1');

function faults(env: Record<string, string>): string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

it('serves by as many workers as it is told, else by one for each core that has room for one', () => {
  const cores = Math.min(4, availableParallelism());
  expect(read({ WORKERS: '3' }).workers).toBe(3);
  expect(read().workers).toBeGreaterThanOrEqual(1);
  expect(read().workers).toBeLessThanOrEqual(cores);
  expect(read({ MEMORY_MB: '8192', WORKERS: '2' })).toMatchObject({ workers: 2, memoryMb: 8_192 });
  expect(faults({ WORKERS: '0' })).toEqual([expect.stringMatching(/^WORKERS: not a whole number from 1 to 32/)]);
});

it('serves by four workers at most by itself, however many cores there are', () => {
  const cores = vi.spyOn(os, 'availableParallelism').mockReturnValue(16);
  const room = vi.spyOn(os, 'totalmem').mockReturnValue(64 * 1024 ** 3);
  const limit = vi.spyOn(process, 'constrainedMemory').mockReturnValue(64 * 1024 ** 3);
  onTestFinished(() => [cores, room, limit].forEach(one => void one.mockRestore()));
  expect(read().workers).toBe(4);
  cores.mockReturnValue(3);
  expect(read().workers).toBe(3);
});

it('has a value for everything that is left out', () => {
  expect(read()).toEqual({
    ...{
      port: 4000,
      cacheBytes: 32 * 1024 * 1024,
      derivedBytes: 16 * 1024 * 1024,
      workers: expect.any(Number),
      memoryMb: 256,
      quotesKeptMs: 730 * 24 * 3_600_000,
      artworkKeptMs: 365 * 24 * 3_600_000,
      quoteDefaults: { validDays: 14, leadTimeDays: null, terms: '' },
      longestRunMs: 120_000,
      host: '127.0.0.1',
      public: false,
      publicUrl: 'http://localhost:4000',
      build: 'build-1',
      locale: 'en-ZA',
    },
    content: { url: 'embedded', credentials: null },
    shop: { url: 'embedded', credentials: null, basicOverHttp: false },
    operatorToken: expect.stringMatching(/^[0-9a-f]{48}$/),
    operatorTokenFile: join(folder, 'data', 'operator-token'),
    secretKeys: [expect.stringMatching(/^[0-9a-f]{64}$/)],
    dataDir: join(folder, 'data'),
    artworkDir: join(folder, 'data', 'artwork'),
    artworkBounds: { mostBytes: 1_024 * 1024 * 1024, dayBytes: 500 * 1024 * 1024, freeBytes: 500 * 1024 * 1024 },
    cdn: null,
    trustProxy: 0,
    unlimitedClients: [],
    site: {
      hours: 'Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed',
      quoteHours: 'Monday - Friday 8AM - 5PM',
      socialLinks: [],
      bankAccounts: [],
    },
    menuIds: expect.objectContaining({ primary: '16', 'general-products': '171' }),
    productMeta: { minimumQuantity: 'min_order_qty', dataSheet: 'data_sheet', priceBreaks: 'price_breaks' },
    embedHosts: ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'],
    blockedRobots: ['AhrefsBot', 'MJ12bot', 'SemrushBot'],
    corsOrigins: [],
    webhookHosts: { public: false, allowed: [] },
    analytics: null,
    breaksInCart: true,
    ...{ sampleData: true, upstreamTimeoutMs: 10_000, cache: true, demoLatencyMs: 0, logLevel: 'info' },
    ...{ accessLog: false, tracesRatio: 1, measuredPercent: 10, offlinePages: true },
  });
});

it('makes its secrets once, for their owner alone', () => {
  expect(read().operatorToken).toBe(read().operatorToken);
  expect(read().secretKeys).toEqual(read().secretKeys);
  expect(statSync(join(folder, 'data', 'operator-token')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'data', 'operator-token'), 'utf8').trim()).toBe(read().operatorToken);
});

/** What a power cut or a full disk leaves of a file, and what somebody writes into it. */
const notWhole = { empty: '', blank: '\n', short: 'abcdef', 'nothing but zeros': '\0'.repeat(64) };

it.each(Object.entries(notWhole))('makes the token of the operator anew where the kept one is %s', (_, content) => {
  const dataDir = mkdtempSync(join(folder, 'token-'));
  writeFileSync(join(dataDir, 'operator-token'), content);
  const { operatorToken } = read({ DATA_DIR: dataDir });
  expect(operatorToken).toMatch(/^[0-9a-f]{48}$/);
  expect(read({ DATA_DIR: dataDir }).operatorToken).toBe(operatorToken);
  expect(readdirSync(dataDir).toSorted()).toEqual(['artwork', 'operator-token', 'secret-key']);
});

it.each(Object.entries(notWhole))('does not start with a kept key that is %s, and leaves it alone', (_, content) => {
  const dataDir = mkdtempSync(join(folder, 'key-'));
  writeFileSync(join(dataDir, 'secret-key'), content);
  expect(faults({ DATA_DIR: dataDir })).toEqual([
    expect.stringMatching(/^SECRET_KEYS: .*secret-key is empty or not whole\. Restore .* end with the old one$/),
  ]);
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(content);
});

it.skipIf(spawnSync('prlimit', ['--version']).status !== 0)('keeps no half secret where the disk is full', () => {
  const dataDir = mkdtempSync(join(folder, 'full-'));
  const doctor = fileURLToPath(new URL('commands/doctor.ts', import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const { status, stdout } = spawnSync('prlimit', ['--fsize=10', process.execPath, doctor], { env, encoding: 'utf8' });
  expect(status).toBe(78);
  expect(stdout).toMatch(/DATA_DIR: cannot keep a secret in .* \(EFBIG\)\n +Make room/);
  expect(readdirSync(dataDir)).toEqual(['artwork']);
});

it.each([
  ['WORDPRES_URL', 'WORDPRESS_URL'],
  ['WORDRPESS_URL', 'WORDPRESS_URL'],
  ['SECRET_KEY', 'SECRET_KEYS'],
  ['OPERATOR_TOKEN_FILES', 'OPERATOR_TOKEN_FILE'],
])('names %s with its nearest', (wrong, right) => {
  expect(faults({ [wrong]: 'x' })).toEqual([`${wrong}: not known here. Did you mean ${right}? Rename it, or unset it`]);
});

it('leaves alone what is far from everything, and what stands beside the right one', () => {
  expect(faults({ HOSTNAME: 'x', DATA_DIRECTORY: '/srv', SITE_PHONES: '1', SITE_PHONE: '+27 11 000 0100' })).toEqual(
    [],
  );
});

it('names every fault at once, each with its mend', () => {
  const found = faults({
    ...{ PORT: 'many', HOST: '0.0.0.0', WORDPRESS_URL: 'shop.example', SITE_EMAIL: 'nobody', SITE_HOURS: 'always' },
    ...{ CORS_ORIGINS: 'https://app.example/path', SECRET_KEYS: 'short', OPERATOR_TOKEN: 'short', CACHE: 'perhaps' },
    ...{ WORDPRESS_USERNAME: 'editor', WOOCOMMERCE_SECRET: 'ck_wrong', UPSTREAM_TIMEOUT_MS: '5', MENU_IDS: 'primary' },
    PRODUCT_META: 'minimum=pieces',
  });
  const variables = [
    ...['PORT', 'WORDPRESS_URL', 'SITE_EMAIL', 'SITE_HOURS', 'CORS_ORIGINS', 'SECRET_KEYS', 'OPERATOR_TOKEN', 'CACHE'],
    ...[
      'WOOCOMMERCE_SECRET',
      'UPSTREAM_TIMEOUT_MS',
      'MENU_IDS',
      'PRODUCT_META',
      'HOST',
      'WORDPRESS_USERNAME and WORDPRESS_APP_PASSWORD',
    ],
    'WOOCOMMERCE_KEY and WOOCOMMERCE_SECRET',
  ];
  expect(found.map(fault => fault.split(':')[0]).toSorted()).toEqual(variables.toSorted());
  for (const fault of found) expect(fault).toMatch(/\. (Set|Make|Copy|Keep)/);
});

it("takes other keys of the shop's meta data, one by one", () => {
  expect(read({ PRODUCT_META: 'price_breaks=_tiers' }).productMeta).toEqual({
    minimumQuantity: 'min_order_qty',
    dataSheet: 'data_sheet',
    priceBreaks: '_tiers',
  });
});

it('repeats no secret in a fault', () => {
  const text = faults({
    ...{ WOOCOMMERCE_KEY: 'hunter2', WOOCOMMERCE_SECRET: 'hunter2', OPERATOR_TOKEN: 'hunter2', SECRET_KEYS: 'hunter2' },
    ...{ WORDPRESS_URL: 'https://admin:hunter2@shop.example', WORDPRESS_APP_PASSWORD: 'hunter2' },
  }).join('\n');
  expect(text).toContain('WORDPRESS_URL');
  expect(text).not.toContain('hunter2');
});

it.each([
  [{ HOST: '0.0.0.0' }, 'HOST'],
  [{ PUBLIC_URL: 'https://labels.example' }, 'WORDPRESS_URL'],
  [{ PUBLIC_URL: 'https://labels.example', CONTENT_URL: 'https://c.example' }, 'WORDPRESS_URL'],
  [{ WORDPRESS_APP_PASSWORD: 'abcd' }, 'WORDPRESS_USERNAME'],
  [{ WOOCOMMERCE_KEY: 'ck_1' }, 'WOOCOMMERCE_KEY'],
  [{ WORDPRESS_URL: 'https://user:secret@shop.example' }, 'WORDPRESS_URL'],
  [{ WORDPRESS_URL: 'https://:secret@shop.example' }, 'WORDPRESS_URL'],
  [{ WORDPRESS_URL: 'https://shop.example/?rest_route=/' }, 'WORDPRESS_URL'],
  [{ SHOP_URL: 'https://shop.example/wp-json#/' }, 'SHOP_URL'],
  [{ PUBLIC_URL: 'https://labels.example/shop', WORDPRESS_URL: 'embedded' }, 'PUBLIC_URL'],
  [{ SITE_PRIVACY_POLICY_URL: 'privacy.pdf' }, 'SITE_PRIVACY_POLICY_URL'],
  [{ DEMO_LATENCY_MS: 'slow' }, 'DEMO_LATENCY_MS'],
  [{ SITE_HOURS: 'Mon-Fri 25:00-26:00' }, 'SITE_HOURS'],
  [{ SITE_HOURS: 'Mo-Fr 09:00-18:00' }, 'SITE_HOURS'],
  [{ SITE_HOURS: 'Mon-Fri 18:00-09:00' }, 'SITE_HOURS'],
  [{ SMTP_URL: 'mail.example', SITE_EMAIL: 'quotes@labels.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example:587' }, 'SMTP_URL'],
  [{ CDN: 'varnish' }, 'CDN_PURGE_URL'],
  [{ CDN: 'fastly', CDN_PURGE_URL: 'https://api.fastly.com/service/a/purge' }, 'CDN_PURGE_TOKEN'],
  [{ CDN: 'akamai' }, 'CDN'],
  [{ DATABASE_URL: 'mysql://db.example/diri' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://diri:100%sure@db.example/diri' }, 'DATABASE_URL'],
  [{ REDIS_URL: 'redis:cache' }, 'REDIS_URL'],
  [{ REDIS_URL: 'redis://:100%sure@cache.example' }, 'REDIS_URL'],
  [{ SMTP_URL: 'smtp://diri:100%sure@mail.example', SITE_EMAIL: 'quotes@labels.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://', SITE_EMAIL: 'quotes@labels.example' }, 'SMTP_URL'],
  [{ UNLIMITED_CLIENTS: '192.0.2.7,load.example' }, 'UNLIMITED_CLIENTS'],
  [{ OPERATOR_TOKEN: 'correct horse battery staple' }, 'OPERATOR_TOKEN'],
  [{ OPERATOR_TOKEN: 'é'.repeat(24) }, 'OPERATOR_TOKEN'],
  [{ EMBED_HOSTS: 'https://www.youtube.com' }, 'EMBED_HOSTS'],
  [{ EMBED_HOSTS: '*.vimeo.com' }, 'EMBED_HOSTS'],
  [{ EMBED_HOSTS: "player.vimeo.com; script-src 'unsafe-inline'" }, 'EMBED_HOSTS'],
  [{ WEBHOOK_HOSTS: 'erp.internal:443' }, 'WEBHOOK_HOSTS'],
])('refuses %j', (env, variable) => {
  const found = faults(env);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^${variable}`));
});

it.each([
  [{ HOST: 'localhost' }],
  [{ HOST: '::1' }],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://labels.example', WORDPRESS_URL: 'embedded' }],
  [{ PUBLIC_URL: 'https://labels.example', CONTENT_URL: 'https://c.example', SHOP_URL: 'https://s.example' }],
  [{ PORT: '0' }],
  [{ SITE_HOURS: 'Sunday-Thursday 09:00-17:00, Fri 09:00-12:00, Fri-Sat closed' }],
  [{ EMBED_HOSTS: 'player.vimeo.com, video.example:8443', WEBHOOK_HOSTS: 'erp,10.0.0.5:8080,[fd00::5]:8080' }],
  [{ DATABASE_URL: 'postgres:///diri?host=/run/postgresql', REDIS_URL: 'rediss://:100%25sure@cache.example' }],
  [{ WORDPRESS_URL: '  ' }],
])('takes %j', env => {
  expect(faults(env as Record<string, string>)).toEqual([]);
});

it('finds both services at one address, each with its own credentials', () => {
  const config = read({
    ...{ WORDPRESS_URL: 'https://shop.example/', WORDPRESS_USERNAME: 'editor', WORDPRESS_APP_PASSWORD: 'abcd efgh' },
    ...{ WOOCOMMERCE_KEY: 'ck_1', WOOCOMMERCE_SECRET: 'cs_1' },
  });
  expect(config.content).toEqual({
    url: 'https://shop.example/wp-json',
    credentials: { username: 'editor', password: 'abcd efgh' },
  });
  expect(config.shop).toEqual({
    url: 'https://shop.example/wp-json',
    credentials: { username: 'ck_1', password: 'cs_1' },
    basicOverHttp: false,
  });
});

it('lets the application password serve the shop, and an address of its own override', () => {
  const config = read({
    ...{ WORDPRESS_URL: 'https://shop.example', SHOP_URL: 'https://other.example/wp-json/' },
    ...{ WORDPRESS_USERNAME: 'editor', WORDPRESS_APP_PASSWORD: 'abcd' },
  });
  expect(config.shop).toEqual({
    url: 'https://other.example/wp-json',
    credentials: { username: 'editor', password: 'abcd' },
    basicOverHttp: false,
  });
});

it('is public once it has a public address', () => {
  const config = read({ PUBLIC_URL: 'https://labels.example/', WORDPRESS_URL: 'embedded' });
  expect(config).toMatchObject({ public: true, publicUrl: 'https://labels.example' });
  expect(Object.isFrozen(config)).toBe(true);
});

it('reads secrets from files', () => {
  const token = 'x'.repeat(30);
  const config = read({ OPERATOR_TOKEN_FILE: file('token', `${token}\n`) });
  expect(config).toMatchObject({ operatorToken: token, operatorTokenFile: null });
});

it('says what is wrong with a secret in a file', () => {
  mkdirSync(join(folder, 'a-folder'));
  const found = faults({
    ...{ OPERATOR_TOKEN: 'y'.repeat(30), OPERATOR_TOKEN_FILE: file('twice', 'z'.repeat(30)) },
    ...{ SECRET_KEYS_FILE: '/no/such/file', WOOCOMMERCE_KEY_FILE: join(folder, 'a-folder') },
    ...{ WORDPRESS_APP_PASSWORD_FILE: file('nothing', '\n'), WEBHOOK_SECRET_FILE: file('short', 'short') },
  });
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^OPERATOR_TOKEN: set twice/),
      expect.stringMatching(/^SECRET_KEYS_FILE: cannot read \/no\/such\/file/),
      expect.stringMatching(/^WOOCOMMERCE_KEY_FILE: cannot read .*a-folder/),
      expect.stringMatching(/^WORDPRESS_APP_PASSWORD_FILE: .*nothing is empty/),
      expect.stringMatching(/^WEBHOOK_SECRET: shorter than 24 characters/),
    ]),
  );
});

it('says that it cannot make its folder', () => {
  const taken = file('taken', '');
  expect(faults({ DATA_DIR: join(taken, 'data') })).toEqual([expect.stringMatching(/^DATA_DIR: cannot make or write/)]);
  expect(faults({ ARTWORK_DIR: join(taken, 'art') })).toEqual([
    expect.stringMatching(/^ARTWORK_DIR: cannot make or write/),
  ]);
});
