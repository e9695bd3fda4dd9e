import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { type Site, startSite } from '../e2e/site.ts';
import { median } from './comparison/figures.ts';
import { type Line, lines } from './lines.ts';

const ROUNDS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A processor as it is here, which leaves what the line costs, and one as a phone's. */
const SLOWDOWNS = [1, 4];

/** How long a finger lies on a link, in milliseconds. */
const TAP_MS = 90;
/** How long somebody looks at a product before going back. */
const LOOK_MS = 1_000;

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
        const seen = window as unknown as { start: number; listed: string };
        const isThere = (): boolean => {
          // The address changes before the page does, and a product's page has cards, too.
          const isList = document.querySelector('main h1')?.textContent === seen.listed;
          if (wanted === 'list') return isList && document.querySelectorAll('main article').length > 2;
          const named = !isList && document.querySelector('main section img') !== null;
          const image = document.querySelector<HTMLImageElement>('main section img');
          return wanted === 'heading' ? named : named && Boolean(image?.complete && image.naturalWidth);
        };
        const look = () => {
          if (!isThere()) return requestAnimationFrame(look);
          requestAnimationFrame(() => done(performance.now() - seen.start));
        };
        look();
      }),
    what,
  );

async function move(browser: Browser, url: string, line: Line, slowdown: number): Promise<Move> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(() =>
      document.addEventListener('hydrated', () => Object.assign(window, { takenOver: true })),
    );
    await page.goto(`${url}/catalog`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => 'takenOver' in window);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const link = page.locator('main article a[href^="/product/"]').first();
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.evaluate(() => {
      Object.assign(window, { listed: document.querySelector('main h1')?.textContent });
      window.addEventListener('click', () => Object.assign(window, { start: performance.now() }), { capture: true });
    });
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(TAP_MS);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForURL(/\/product\//);
    const heading = await painted(page, 'heading');
    const picture = await painted(page, 'picture');
    await page.waitForTimeout(LOOK_MS);
    await page.evaluate(() => {
      Object.assign(window, { start: performance.now() });
      history.back();
    });
    return { heading, picture, back: await painted(page, 'list') };
  } finally {
    await context.close();
  }
}

/**
 * A tap on a product of the catalogue and Back, on a throttled phone.
 * @param before folder of another, built release, measured in turns with this one
 */
export async function measureMoves(before?: string): Promise<string[]> {
  const starts: Record<string, typeof startSite> = { now: startSite };
  if (before) starts.before = (await import(path.resolve(before, 'e2e/site.ts'))).startSite;
  const browser = await chromium.launch(launchOptions());
  const sites: Record<string, Site> = {};
  const rows: string[] = [];
  try {
    for (const [name, start] of Object.entries(starts)) sites[name] = await start();
    for (const [called, line] of Object.entries(lines))
      for (const slowdown of SLOWDOWNS) {
        const moves = Object.fromEntries(Object.keys(sites).map(name => [name, [] as Move[]]));
        for (let round = 0; round < ROUNDS; round += 1)
          for (const [name, { url }] of Object.entries(sites))
            moves[name]?.push(await move(browser, url, line, slowdown));
        for (const [name, all] of Object.entries(moves)) {
          const of = (part: keyof Move) => median(all.map(one => one[part])).toFixed(0);
          rows.push(`| ${name} | ${called} | ${slowdown} | ${of('heading')} | ${of('picture')} | ${of('back')} |`);
        }
      }
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) await site.stop();
  }
  return [
    `A phone of 390 px, a finger that lies ${TAP_MS} ms on the link, Back after ${LOOK_MS} ms; medians of ${ROUNDS}.`,
    '',
    '| release | line | processor slowed, times | tap to heading, ms | tap to picture, ms | Back to list, ms |',
    '|---|---|---|---|---|---|',
    ...rows,
  ];
}
