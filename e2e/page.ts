import { test as base, type ConsoleMessage, expect, type Locator, type Page, type Request } from '@playwright/test';

/** What a page did besides showing itself. */
export type Watch = {
  /** Faults that this test brings about on purpose; any other one fails it. */
  allow(...faults: RegExp[]): void;
  /** The operations that the browser has asked /graphql for since the last time this was asked, as "GET Name". */
  asked(): string[];
};

/** Playwright's test; what goes wrong in the page unnoticed fails it at its end. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, javaScriptEnabled }, use, testInfo) => {
      const { faults, operations } = await follow(page);
      // A browser without scripts calls what it does not fetch blocked by the policy.
      const allowed = javaScriptEnabled ? [] : [/^Request failed: .*\.js csp$/];
      await use({
        allow: (...patterns) => void allowed.push(...patterns),
        asked: () => operations.splice(0),
      });
      if (testInfo.status !== testInfo.expectedStatus)
        testInfo.annotations.push({ type: SHOWN, description: await shownOn(page) });
      const left = faults.filter(fault => !allowed.some(pattern => pattern.test(fault)));
      expect(left, 'nothing goes wrong in the page unnoticed').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** What a page whose test failed showed at its end, for whoever has nothing but the report. */
const SHOWN = 'shown';
const SHOWN_LENGTH = 300;

async function shownOn(page: Page): Promise<string> {
  const text = await page.locator('main').first().innerText({ timeout: 5_000 }).catch(String);
  return `${page.url()}: ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN_LENGTH)}`;
}

/** Opens an address and waits until scripts have taken the page over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** React draws a page in turns, and names its nodes meanwhile: it is taken over with its root, and effects run before the second frame. */
export async function hydrated(page: Page): Promise<void> {
  await takenOver(page.locator('main'));
  await page.evaluate(async () => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const key = Object.keys(document).find(name => name.startsWith('__reactContainer')) as keyof Document;
    const { stateNode } = document[key] as unknown as { stateNode: { current: { memoizedState: object } } };
    while ((stateNode.current.memoizedState as { isDehydrated?: boolean }).isDehydrated) await frame();
    await frame();
    await frame();
  });
}

/** Waits until scripts have taken over a part, which may come later than the page. Looked for there, as often as it costs nothing. */
export async function takenOver(part: Locator): Promise<void> {
  const look = (node: Element) =>
    new Promise<boolean>(done => {
      const end = performance.now() + 250;
      const next = () => {
        const taken = Object.keys(node).some(key => key.startsWith('__reactFiber'));
        if (taken || performance.now() > end) done(taken);
        else setTimeout(next, 16);
      };
      next();
    });
  await expect.poll(() => part.evaluate(look), { intervals: [0] }).toBe(true);
}

/** Chooses one of a group by its tile, as a pointer does: the radio itself lies out of sight. */
export async function choose(place: Locator, name: string): Promise<void> {
  await place.locator('label', { has: place.page().getByRole('radio', { name }) }).click();
}

/** From now on an operation is answered only once what this returns is called: by a shop as slow as can be. */
export async function holdAnswers(page: Page, operation: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql**', async route => {
    if (operationName(route.request()) === operation) await promise;
    await route.continue();
  });
  return resolve;
}

/** Marks this document: whoever walks on without a page load finds the mark again. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]'), 'the page was loaded anew').toHaveCount(1);
}

async function follow(page: Page): Promise<{ faults: string[]; operations: string[] }> {
  const faults: string[] = [];
  const operations: string[] = [];
  let home: string | undefined;
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Policy violated: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('console', message => {
    const blocked = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !blocked) faults.push(describe(message));
  });
  page.on('pageerror', error => faults.push(`Thrown: ${error.message}`));
  page.on('request', request => {
    const { protocol, origin, pathname } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    home ??= origin;
    if (origin !== home) faults.push(`Request to another origin: ${request.url()}`);
    if (pathname === '/graphql') operations.push(`${request.method()} ${operationName(request)}`);
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText;
    // Leaving a page ends what it was still loading.
    if (reason !== 'net::ERR_ABORTED') faults.push(`Request failed: ${request.url()} ${reason}`);
  });
  return { faults, operations };
}

const describe = (message: ConsoleMessage) => `Console: ${message.text()} (${message.location().url})`;

function operationName(request: Request): string {
  const named = request.method() === 'GET' ? new URL(request.url()).searchParams.get('operationName') : null;
  return named ?? request.postDataJSON()?.operationName ?? 'unnamed';
}
