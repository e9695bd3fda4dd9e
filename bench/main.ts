import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureCatalogue } from './catalogue.ts';
import { measureComparison } from './comparison/comparison.ts';
import { measureKept } from './kept.ts';
import { measureLoading } from './loading.ts';
import { measureMemory } from './memory.ts';
import { measureMoves } from './moves.ts';
import { measureOperations } from './operations.ts';
import { readOptions, refuse } from './readOptions.ts';
import { measureScreens } from './screens.ts';
import { measureStart } from './startup.ts';
import { measureWatched } from './watched/watched.ts';
import { measureWeights } from './weights.ts';

// Prints figures and writes them to docs/bench.md. Nothing here passes or fails. `--only NAME` measures one section and
// leaves the others as they stand there; `--rounds N` says how often the comparison goes round; `--before DIR` measures
// the moves of another, built release beside this one's.

const LATENCY_MS = 80;
const report = path.join(import.meta.dirname, '../docs/bench.md');

interface Section {
  title: string;
  measure: () => string[] | Promise<string[]>;
}

const { only, rounds, before } = readOptions({
  only: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  before: { type: 'string' },
});

const sections: Record<string, Section> = {
  weights: { title: 'JavaScript per route', measure: measureWeights },
  loading: { title: 'How pages load on a phone', measure: measureLoading },
  operations: { title: 'Operations on a quick service', measure: measureOperations },
  screens: { title: 'Screens on a quick service', measure: () => measureScreens(0) },
  slow: {
    title: `Screens on a service that takes ${LATENCY_MS} ms a call`,
    measure: () => measureScreens(LATENCY_MS),
  },
  moves: { title: 'From page to page', measure: () => measureMoves(before) },
  kept: { title: 'What is kept, beside a bare server', measure: measureKept },
  watched: { title: 'What being watched costs', measure: measureWatched },
  index: { title: 'The index', measure: measureCatalogue },
  start: { title: 'Start', measure: measureStart },
  memory: { title: 'Memory', measure: measureMemory },
  comparison: { title: 'Beside others', measure: () => measureComparison(Number(rounds)) },
};
if (only !== undefined && !sections[only])
  refuse(`--only: there is no section ${only}. Take one of ${Object.keys(sections).join(', ')}`);

/** The sections of the last report, text by title. */
function lastReport(): Map<string, string> {
  const [, ...parts] = existsSync(report) ? readFileSync(report, 'utf8').split(/^## /m) : [];
  return new Map(parts.map(part => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()]));
}

execFileSync(process.execPath, ['client/build.ts', '--if-changed'], {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
const texts = lastReport();
for (const [name, { title, measure }] of Object.entries(sections))
  if (only === undefined || name === only) texts.set(title, (await measure()).join('\n'));
const head = [
  '# Figures',
  '',
  `Made by \`npm run bench\` on ${os.cpus().length} cores, Node ${process.version}. Machines differ: read them beside each other, not alone.`,
];
const known = Object.values(sections).flatMap(({ title }) => {
  const text = texts.get(title);
  return text === undefined ? [] : ['', `## ${title}`, '', text];
});
const text = [...head, ...known].join('\n');
writeFileSync(report, `${text}\n`);
console.log(text);
