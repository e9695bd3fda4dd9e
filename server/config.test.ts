import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os, { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readsConfig } from './test/readsConfig.ts';

const { folder, read, faults, file } = readsConfig();

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
    begun: false,
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
    mediaHosts: [],
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

it("takes other keys of the shop's meta data, one by one", () => {
  expect(read({ PRODUCT_META: 'price_breaks=_tiers' }).productMeta).toEqual({
    minimumQuantity: 'min_order_qty',
    dataSheet: 'data_sheet',
    priceBreaks: '_tiers',
  });
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
