import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { startSite } from '../e2e/site.ts';
import { median } from './comparison/figures.ts';
import { type Line, lines } from './lines.ts';

const ROUNDS = 3;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CPU_SLOWDOWN = 4;

/** How long a finger lies on a link, in milliseconds. */
const TAP_MS = 90;

interface Move {
  /** from the click until the new screen's heading is painted */
  heading: number;
  /** until its picture is, too */
  picture: number;
  /** from Back until the list is painted again */
  back: number;
}

/** Waits in the page until something is painted; milliseconds since `start`. */
const painted = (page: Page, what: 'heading' | 'picture' | 'list') =>
  page.evaluate(
    wanted =>
      new Promise<number>(done => {
        const isThere = (): boolean => {
          const product = location.pathname.startsWith('/product/');
          const heading = document.querySelector('main h1')?.textContent;
          if (wanted === 'list') return !product && document.querySelectorAll('main article').length > 2;
          const named = product && Boolean(heading) && document.querySelector('main section img') !== null;
          const image = document.querySelector<HTMLImageElement>('main section img');
          return wanted === 'heading' ? named : named && Boolean(image?.complete && image.naturalWidth);
        };
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look);
          requestAnimationFrame(() => done(performance.now() - (window as unknown as { start: number }).start));
        };
        look();
      }),
    what,
  );

async function move(browser: Browser, url: string, line: Line): Promise<Move> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(`${url}/catalog`, { waitUntil: 'networkidle' });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const link = page.locator('main article a[href^="/product/"]').first();
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.evaluate(() =>
      window.addEventListener('click', () => Object.assign(window, { start: performance.now() }), { capture: true }),
    );
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(TAP_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForURL(/\/product\//);
    const heading = await painted(page, 'heading');
    const picture = await painted(page, 'picture');
    await page.evaluate(() => {
      Object.assign(window, { start: performance.now() });
      history.back();
    });
    return { heading, picture, back: await painted(page, 'list') };
  } finally {
    await context.close();
  }
}

async function measureSite(name: string, url: string, browser: Browser): Promise<string[]> {
  const rows: string[] = [];
  for (const [called, line] of Object.entries(lines)) {
    const moves: Move[] = [];
    for (let round = 0; round < ROUNDS; round += 1) moves.push(await move(browser, url, line));
    const of = (part: keyof Move) => median(moves.map(one => one[part])).toFixed(0);
    rows.push(`| ${name} | ${called} | ${of('heading')} | ${of('picture')} | ${of('back')} |`);
  }
  return rows;
}

/**
 * A tap on a product of the catalogue and Back, on a throttled phone.
 * @param before folder of another, built release, measured in the same run
 */
export async function measureMoves(before?: string): Promise<string[]> {
  const sites = [
    ...(before
      ? [{ name: 'before', start: (await import(path.resolve(before, 'e2e/site.ts'))).startSite as typeof startSite }]
      : []),
    { name: 'now', start: startSite },
  ];
  const browser = await chromium.launch(launchOptions());
  const rows: string[] = [];
  try {
    for (const { name, start } of sites) {
      const site = await start();
      try {
        rows.push(...(await measureSite(name, site.url, browser)));
      } finally {
        await site.stop();
      }
    }
  } finally {
    await browser.close();
  }
  return [
    `A phone of 390 px, processor slowed ${CPU_SLOWDOWN} times, a finger that lies ${TAP_MS} ms on the link; medians of ${ROUNDS}.`,
    '',
    '| release | line | tap to heading, ms | tap to picture, ms | Back to list, ms |',
    '|---|---|---|---|---|',
    ...rows,
  ];
}
