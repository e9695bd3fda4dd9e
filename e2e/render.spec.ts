import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { builtRenderer, type Renderer } from '../server/web/pages/renderer.ts';
import { inProof } from './full.ts';

/** The client of a render holds the `fetch` that it was given: what holds that on holds all the data of a page. */
async function renderOnce({ render }: Renderer, address: string): Promise<WeakRef<typeof fetch>> {
  const own: typeof fetch = (input, init) => fetch(input, init);
  expect(await render({ request: new Request(address), fetch: own })).toMatchObject({ kind: 'page', status: 200 });
  return new WeakRef(own);
}

for (const address of ['/', '/catalog', '/blog', '/product/security-void-label-blue', '/search?q=void']) {
  test(
    `rendering ${address} again and again holds on to the data of no more than two`,
    inProof,
    async ({ baseURL }) => {
      setFlagsFromString('--expose-gc');
      const collect: () => void = runInNewContext('gc');
      const renderer = await builtRenderer();
      const renders: WeakRef<typeof fetch>[] = [];
      for (let count = 0; count < 8; count++) renders.push(await renderOnce(renderer, baseURL + address));
      await turn();
      collect();
      // Memos of the libraries may hold a first and a last one; more would be a leak.
      expect(renders.filter(held => held.deref()).length).toBeLessThanOrEqual(2);
    },
  );
}
