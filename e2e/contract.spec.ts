import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Verdict } from '../server/contract/contract.ts';
import { missingText, wordpressAvailable } from './wordpress/packages.ts';
import { startWordPress } from './wordpress/wordpress.ts';

const { available, missing } = wordpressAvailable();
const root = path.join(import.meta.dirname, '..');

test('a real WordPress without WooCommerce is as the gateway expects it', async () => {
  test.skip(!available, missingText(missing));
  test.setTimeout(120_000);
  const wordpress = await startWordPress();
  try {
    const args = ['server/commands/contract.ts', '--url', wordpress.url, '--json'];
    const { PATH } = process.env;
    const env = { PATH, WORDPRESS_USERNAME: wordpress.username, WORDPRESS_APP_PASSWORD: wordpress.applicationPassword };
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
    const verdicts: Verdict[] = JSON.parse(stdout);
    expect(verdicts.filter(({ outcome }) => outcome === 'fail')).toEqual([]);
    const shown = (expects: RegExp) => verdicts.find(verdict => expects.test(verdict.expects))?.outcome;
    expect(shown(/hides a draft or private post/)).toBe('pass');
    expect(shown(/keeps back the text of a post behind a password/)).toBe('pass');
    expect(shown(/comes to a tree/)).toBe('pass');
    expect(shown(/lets one of the credentials read products/)).toBe('not available');
  } finally {
    await wordpress.stop();
  }
});
