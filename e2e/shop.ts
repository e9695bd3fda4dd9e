import { type Demo, startDemo } from './demo.ts';
import { test } from './page.ts';
import { type Site, startSite } from './site.ts';

// A site with a shop of its own, which a test can make faulty.

/** Those of the spec that runs, from its start on. */
export let demo: Demo;
export let site: Site;

/** Starts them before the tests of a spec, and stops them after. `more` is of the site's environment. */
export function openShop(more: Record<string, string> = {}): void {
  test.beforeAll(async () => {
    demo = await startDemo();
    site = await startSite({ env: { ...demo.env, ...more } });
  });

  test.afterAll(async () => {
    await site?.stop();
    await demo?.stop();
  });
}
