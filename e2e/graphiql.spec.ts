import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import type { Page, Response } from '@playwright/test';
import { full, inProof } from './full.ts';
import { operator } from './operator.ts';
import { expect, test } from './page.ts';
import { startSite } from './site.ts';

const text = readFileSync(new URL('../server/graphql/graphiql.graphql', import.meta.url), 'utf8');
const operations = (text.match(/^(?:query|mutation) \w+/gm) ?? []).map(head => head.split(' ').at(-1)!);
/** Those that are run by the button; the others are asked for as it asks. */
const pressed = (index: number) => full || index % 4 === 0;

type Answer = { data: Record<string, unknown>; errors?: unknown };

test('GraphiQL comes from this site alone, and each of its operations runs without an error', async ({
  page,
  watch,
}) => {
  test.slow();
  const [opened, script] = await Promise.all([
    page.goto('/graphql'),
    page.waitForResponse(/\/graphql\/graphiql-[\w-]+\.js$/),
  ]);
  expect((await opened!.body()).length, 'the page itself is small').toBeLessThan(20_000);
  expect(await script.headerValue('content-encoding')).toMatch(/br|gzip/);
  expect(await script.headerValue('cache-control')).toContain('immutable');
  const tabs = page.getByRole('tablist', { name: 'Select active operation' }).getByRole('tab');
  await expect(tabs).toHaveCount(operations.length);
  watch.asked();

  for (const [index, operationName] of operations.entries()) {
    const tab = tabs.nth(index);
    await tab.getByRole('button').first().click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const { data, errors } = pressed(index) ? await press(page, operationName) : await askFor(page, operationName);
    expect(errors, operationName).toBeUndefined();
    expect(Object.values(data)).not.toContain(null);
  }
});

test('the keyboard leaves the editor as its first line says', inProof, async ({ page }) => {
  await page.goto('/graphql');
  const editor = page.getByRole('region', { name: 'Operation Editor' });
  await expect(editor).toContainText('Ctrl+M (Mac: Ctrl+Shift+M): Tab leaves the editor.');
  await editor.locator('.view-line').first().click();
  const inside = () => page.evaluate(() => document.activeElement?.closest('.monaco-editor') != null);
  expect(await inside()).toBe(true);
  await page.keyboard.press('Tab');
  expect(await inside()).toBe(true);
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  expect(await inside()).toBe(false);
});

test('GraphiQL’s files come from every worker, whichever of them made the page', inProof, async () => {
  const site = await startSite({ env: { WORKERS: '2', MEMORY_MB: '512', ...operator } });
  const headers = { authorization: `Bearer ${operator.OPERATOR_TOKEN}` };
  try {
    // The second worker is started once the first one serves.
    await expect
      .poll(async () => (await fetch(`${site.url}/metrics`, { headers })).text())
      .toMatch(/^gateway_workers 2$/m);
    const page = await (await fetch(`${site.url}/graphql`, { headers: { accept: 'text/html' } })).text();
    const files = [...page.matchAll(/\/graphql\/graphiql-[\w-]+\.(?:js|css)/g)].map(([address]) => address);
    expect(files).toHaveLength(2);
    // Connections go to the workers in turns.
    for (const file of [...files, ...files, ...files]) expect(await statusOverNew(site.url + file), file).toBe(200);
  } finally {
    await site.stop();
  }
});

/** Asks over a connection of its own, where fetch takes one that is open. */
const statusOverNew = (url: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false }, response => resolve(response.resume().statusCode)).on('error', reject);
  });

/** Runs what the editor shows. A moment after a tab was chosen it still takes its text for the one before. */
async function press(page: Page, name: string): Promise<Answer> {
  const named = (response: Response) => response.request().postDataJSON()?.operationName as string | undefined;
  let answer: Answer | undefined;
  await expect(async () => {
    const [response] = await Promise.all([
      page.waitForResponse(answered => Boolean(named(answered)), { timeout: 10_000 }),
      page.getByRole('button', { name: /execute query/i }).click(),
    ]);
    expect(named(response)).toBe(name);
    expect(response.status()).toBe(200);
    answer = await response.json();
  }).toPass();
  return answer!;
}

const askFor = (page: Page, operationName: string): Promise<Answer> =>
  page.evaluate(
    async body => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    { query: text, operationName },
  );
