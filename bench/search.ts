import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seed } from '../demo/seed/index.ts';
import { createDemo } from '../demo/service.ts';
import { ask, testGateway } from '../server/test/ask.ts';
import { figuresOf, type Judgement, judge } from '../server/test/search/judged/judge.ts';

// Asks the judged queries of the whole program on the embedded seed and writes docs/search.md. `--misses` prints where
// another product than the one judged best stands first; held queries are only summed up.

const FIRST = `query ($query: String!) { search(query: $query, perGroup: 20) { products { items { slug } } } }`;
const report = path.join(import.meta.dirname, '../docs/search.md');

async function judgeEmbedded(): Promise<Judgement[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'search-'));
  const demo = await createDemo({ dataDir, seed, render: async key => Buffer.from(key) });
  await demo.listen();
  const env = { WORDPRESS_USERNAME: demo.username, WORDPRESS_APP_PASSWORD: demo.applicationPassword };
  const gateway = testGateway({ upstream: demo.url, env });
  try {
    await gateway.ready();
    return await judge(async query => {
      const { data } = await ask(gateway, FIRST, { query });
      return data.search.products.items.map(({ slug }: { slug: string }) => slug);
    });
  } finally {
    await gateway.close();
    await demo.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowOf(title: string, judgements: readonly Judgement[]): string {
  const { queries, mrr, bestMrr, firstThree } = figuresOf(judgements);
  return `| ${title} | ${queries} | ${[mrr, bestMrr, firstThree].map(value => value.toFixed(3)).join(' | ')} |`;
}

const judgements = await judgeEmbedded();
const lines = [
  '# How well search answers',
  '',
  'Made by `node bench/search.ts`: the queries of `server/test/search/judged/` over the embedded seed. MRR is the mean of 1 / place',
  'of the first product that was expected; "best" counts the one judged best alone; "first three" is how many of the',
  'expected products stand among the first as many.',
  '',
  '| | queries | MRR | best | first three |',
  '|---|---|---|---|---|',
  rowOf('all', judgements),
  rowOf(
    'seen while search was changed',
    judgements.filter(({ held }) => !held),
  ),
  rowOf(
    'held back',
    judgements.filter(({ held }) => held),
  ),
];
writeFileSync(report, `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
if (process.argv.includes('--misses'))
  for (const { query, expected, found, held } of judgements)
    if (!held && found[0] !== expected[0]) console.log(`${query}: ${expected.join()} <> ${found.slice(0, 4).join()}`);
