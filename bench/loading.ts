import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/browser.ts';
import { median } from './comparison/figures.ts';
import { type Line, lines } from './lines.ts';
import { startBench } from './service.ts';
import { writeStrip } from './strip.ts';

/** A site to measure, and what it is called in the table. */
interface Measured {
  name: string;
  url: string;
}

interface Load {
  /** when the largest picture or text was painted, in ms */
  painted: number;
  /** bytes of script that had come by then, compressed */
  scriptsBefore: number;
  /** bytes of everything, compressed */
  bytes: number;
}

const pages = { Home: '/', Catalogue: '/catalog', Product: '/product/security-void-label-blue' };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };
const ROUNDS = 3;

/** The page as a first visitor has it, on a line; without one as quickly as can be. */
async function loadOnce(browser: Browser, address: string, line?: Line): Promise<Load> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (line) await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    // On the slowest line the rest takes as long again, and is not counted.
    if (line !== lines['slow 3G']) await page.waitForLoadState('networkidle', { timeout: 120_000 });
    return { ...(await readPaint(page)), bytes };
  } finally {
    await context.close();
  }
}

const readPaint = (page: Page): Promise<Omit<Load, 'bytes'>> =>
  page.evaluate(async () => {
    const painted = await new Promise<number>(resolve => {
      new PerformanceObserver(list => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const scripts = performance
      .getEntriesByType('resource')
      .map(entry => entry as PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= painted);
    return { painted, scriptsBefore: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });

/** Visits a page until its pictures come as they will from then on. */
async function warm(browser: Browser, address: string): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (let visit = 0; visit < 12; visit += 1) {
    const { bytes } = await loadOnce(browser, address);
    if (visit > 3 && bytes === before) return;
    before = bytes;
    await new Promise(resolve => setTimeout(resolve, 500));
  }
}

async function weighHtml(address: string): Promise<string> {
  const html = Buffer.from(await (await fetch(address)).arrayBuffer());
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return `${(html.length / 1000).toFixed(1)} / ${(compressed.length / 1000).toFixed(1)}`;
}

/** How pages come to a phone that was never there, each site in turn. */
async function compareLoading(sites: readonly [Measured, ...Measured[]]): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const rows = [
    `| page | site | LCP ${Object.keys(lines).join(' | LCP ')} (ms, median of ${ROUNDS}) | script before it, kB | all, kB | HTML kB raw / brotli |`,
    `|---|---|${'---|'.repeat(Object.keys(lines).length + 3)}`,
  ];
  try {
    for (const [page, path] of Object.entries(pages)) {
      for (const { url } of sites) await warm(browser, url + path);
      const loads = sites.map(() => Object.values(lines).map((): Load[] => []));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [at, { url }] of sites.entries())
          for (const [on, line] of Object.values(lines).entries())
            loads[at]![on]!.push(await loadOnce(browser, url + path, line));
      for (const [at, { name, url }] of sites.entries()) {
        const painted = loads[at]!.map(on => Math.round(median(on.map(load => load.painted))));
        const quick = loads[at]![0]!;
        const kilobytes = (of: (load: Load) => number) => (median(quick.map(of)) / 1000).toFixed(1);
        const figures = [...painted, kilobytes(load => load.scriptsBefore), kilobytes(load => load.bytes)];
        rows.push(`| ${page} | ${name} | ${figures.join(' | ')} | ${await weighHtml(url + path)} |`);
      }
    }
    const strip = await writeStrip(browser, sites[0].url + pages.Product, { phone, line: lines['slow 4G'] });
    return [...rows, '', ...strip];
  } finally {
    await browser.close();
  }
}

export async function measureLoading(): Promise<string[]> {
  const bench = await startBench();
  try {
    return await compareLoading([{ name: 'this build', url: bench.url }]);
  } finally {
    await bench.stop();
  }
}
