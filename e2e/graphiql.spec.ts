import { readFileSync } from 'node:fs';
import type { Response } from '@playwright/test';
import { expect, test } from './page.ts';

const text = readFileSync(new URL('../server/graphql/graphiql.graphql', import.meta.url), 'utf8');
const operations = text.match(/^(?:query|mutation) \w+/gm) ?? [];

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

  for (let index = 0; index < operations.length; index += 1) {
    await tabs.nth(index).getByRole('button').first().click();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    const name = operations[index]!.split(' ').at(-1)!;
    const named = (response: Response) => response.request().postDataJSON()?.operationName as string | undefined;
    let response: Response | undefined;
    // A moment after a tab was chosen the editor still takes its text for the one before.
    await expect(async () => {
      [response] = await Promise.all([
        page.waitForResponse(answered => Boolean(named(answered))),
        page.getByRole('button', { name: /execute query/i }).click(),
      ]);
      expect(named(response)).toBe(name);
    }).toPass();
    if (!response) throw new Error(`${name} was not answered`);
    const answer = await response.json();
    expect(response.status()).toBe(200);
    expect(answer.errors, await tabs.nth(index).innerText()).toBeUndefined();
    expect(Object.values(answer.data)).not.toContain(null);
  }
});
