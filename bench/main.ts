import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureCatalogue } from './catalogue.ts';
import { measureKept } from './kept.ts';
import { measureMemory } from './memory.ts';
import { measureOperations } from './operations.ts';
import { measureScreens } from './screens.ts';
import { measureWeights } from './weights.ts';

// Prints figures and writes them to docs/bench.md. Nothing here passes or fails.

const LATENCY_MS = 80;

execFileSync(process.execPath, ['client/build.ts', '--if-changed'], {
  cwd: path.join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
const sections: [string, string[]][] = [
  ['JavaScript per route', measureWeights()],
  ['Operations on a quick service', await measureOperations()],
  ['Screens on a quick service', await measureScreens(0)],
  [`Screens on a service that takes ${LATENCY_MS} ms a call`, await measureScreens(LATENCY_MS)],
  ['What is kept, beside a bare server', await measureKept()],
  ['The index', await measureCatalogue()],
  ['Start and memory', await measureMemory()],
];
const head = [
  '# Figures',
  '',
  `Made by \`npm run bench\` on ${os.cpus().length} cores, Node ${process.version}. Machines differ: read them beside each other, not alone.`,
];
const text = [...head, ...sections.flatMap(([title, lines]) => ['', `## ${title}`, '', ...lines])].join('\n');
writeFileSync(path.join(import.meta.dirname, '../docs/bench.md'), `${text}\n`);
console.log(text);
