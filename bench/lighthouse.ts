import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../e2e/browser.ts';
import { indexable } from '../e2e/kinds.ts';
import { startSite } from '../e2e/site.ts';
import { freePort } from '../server/test/freePort.ts';
import { median } from './comparison/figures.ts';

const CATEGORIES = ['seo', 'best-practices', 'accessibility'] as const;
/** How often a page is timed. */
const ROUNDS = 5;

const head = [
  '# Being found',
  '',
  `Made by \`npm run proof\`: a page of every kind that search engines may list, as Lighthouse sees it on a phone. Performance, the largest paint, shifts of the layout and blocked time are medians of ${ROUNDS} first visits on the slow 4G line and the slow processor that it reckons with: a busy machine makes them worse.`,
  '',
];

interface Judged {
  address: string;
  /** 0 to 100, in the order of CATEGORIES */
  scores: number[];
  timed: Timed;
  /** audits that were not passed */
  faults: string[];
}

interface Timed {
  /** 0 to 100 */
  performance: number;
  /** until the largest picture or text is painted, in ms */
  painted: number;
  /** cumulative layout shift */
  shifted: number;
  /** total blocking time, in ms */
  blocked: number;
}

/** Writes docs/lighthouse.md: what Lighthouse finds on a page of every indexable kind. True where every score is 100. */
export async function proveFound(): Promise<boolean> {
  const port = await freePort();
  const options = launchOptions();
  const site = await startSite();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });
  try {
    const judged: Judged[] = [];
    for (const address of Object.keys(indexable)) judged.push(await judge(site.url, address, port));
    const text = [...head, ...tableOf(judged), ''].join('\n');
    writeFileSync(path.join(import.meta.dirname, '../docs/lighthouse.md'), text);
    console.log(text);
    return judged.every(({ scores }) => scores.every(score => score === 100));
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function judge(origin: string, address: string, port: number): Promise<Judged> {
  const run = await lighthouse(origin + address, {
    port,
    onlyCategories: [...CATEGORIES],
    // Nothing is timed here.
    throttlingMethod: 'provided',
  });
  const { categories, audits } = run!.lhr;
  const failed = CATEGORIES.flatMap(name => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const scores = CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100));
  return { address, scores, timed: await timeOnPhone(origin + address, port), faults: failed };
}

async function timeOnPhone(url: string, port: number): Promise<Timed> {
  const runs: Timed[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { categories, audits } = (await lighthouse(url, { port, onlyCategories: ['performance'] }))!.lhr;
    runs.push({
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      painted: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      shifted: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    });
  }
  const of = (figure: keyof Timed) => median(runs.map(run => run[figure]));
  return { performance: of('performance'), painted: of('painted'), shifted: of('shifted'), blocked: of('blocked') };
}

const tableOf = (judged: readonly Judged[]): string[] => [
  `| page | ${CATEGORIES.join(' | ')} | performance | largest paint, ms | shift | blocked, ms | not passed |`,
  '|---|---|---|---|---|---|---|---|---|',
  ...judged.map(({ address, scores, timed: { performance, painted, shifted, blocked }, faults }) => {
    const times = [performance, Math.round(painted), shifted.toFixed(3), Math.round(blocked)];
    return `| ${[address, ...scores, ...times, faults.join(', ')].join(' | ')} |`;
  }),
];
