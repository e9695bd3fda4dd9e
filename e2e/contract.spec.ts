import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Verdict } from '../server/wordpress-check/contract.ts';
import { inProof } from './full.ts';
import { startSite } from './site.ts';
import { missingText, wordpressAvailable } from './wordpress/packages.ts';
import { startWordPress, type WordPress } from './wordpress/wordpress.ts';

const { available, missing } = wordpressAvailable();
const root = path.join(import.meta.dirname, '..');

test.describe('a real WordPress without WooCommerce', () => {
  test.skip(!available, missingText(missing));

  let wordpress: WordPress;

  test.beforeAll(async () => {
    wordpress = await startWordPress();
  });

  test.afterAll(() => wordpress?.stop());

  const credentials = () => ({
    WORDPRESS_URL: wordpress.url,
    WORDPRESS_USERNAME: wordpress.username,
    WORDPRESS_APP_PASSWORD: wordpress.applicationPassword,
  });

  test('is as the gateway expects it', inProof, async () => {
    const env = { PATH: process.env.PATH, ...credentials() };
    const args = ['server/commands/contract.ts', '--json'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
    const verdicts: Verdict[] = JSON.parse(stdout);
    expect(verdicts.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
    const shown = (expects: RegExp) => verdicts.find(verdict => expects.test(verdict.expects))?.outcome;
    expect(shown(/hides a draft or private post/)).toBe('pass');
    expect(shown(/keeps back the text of a post behind a password/)).toBe('pass');
    expect(shown(/comes to a tree/)).toBe('pass');
    expect(shown(/lets one of the credentials read products/)).toBe('not available');
  });

  test('makes a site with content and an empty shop, and no broken screen', inProof, async ({ request }) => {
    const site = await startSite({ env: credentials() });
    try {
      const shown = {
        '/': [200, 'Karoo Labels'],
        '/blog': [200, 'Void tape in the rain'],
        '/search?q=cold+rooms': [200, 'Adhesives for cold rooms'],
        '/catalog': [200, 'No Products Found'],
        '/labels': [200, 'Karoo Labels'],
        '/product/any': [404, 'Product Not Found'],
        '/category/any': [404, ''],
        '/cart': [200, 'Your cart is empty'],
        '/checkout': [200, 'Your cart is empty'],
        '/request-quote': [200, 'Quote Request Form'],
        '/sitemap.xml': [200, '/post/void-tape-in-the-rain'],
      } as const;
      for (const [address, [status, text]] of Object.entries(shown)) {
        const response = await request.get(site.url + address);
        expect(response.status(), address).toBe(status);
        expect(await response.text(), address).toContain(text);
      }
    } finally {
      await site.stop();
    }
  });
});
