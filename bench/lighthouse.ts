import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../e2e/browser.ts';
import { indexable } from '../e2e/kinds.ts';
import { startSite } from '../e2e/site.ts';
import { freePort } from '../server/test/freePort.ts';

const CATEGORIES = ['seo', 'best-practices', 'accessibility'] as const;

const head = [
  '# Being found',
  '',
  'Made by `npm run proof`: a page of every kind that search engines may list, as Lighthouse sees it on a phone.',
  '',
];

interface Judged {
  address: string;
  /** 0 to 100, in the order of CATEGORIES */
  scores: number[];
  /** audits that were not passed */
  faults: string[];
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
  return { address, scores: CATEGORIES.map(name => Math.round((categories[name]?.score ?? 0) * 100)), faults: failed };
}

const tableOf = (judged: readonly Judged[]): string[] => [
  `| page | ${CATEGORIES.join(' | ')} | not passed |`,
  '|---|---|---|---|---|',
  ...judged.map(({ address, scores, faults }) => `| ${address} | ${scores.join(' | ')} | ${faults.join(', ')} |`),
];
