import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { proveContract } from './contract/contract.ts';
import { proveSpoiltAnswers } from './decoders.ts';
import { proveDiagnoses } from './diagnoses.ts';
import { faultTitles, proveFaults } from './faults/faults.ts';
import { proveFound } from './lighthouse.ts';
import { readOptions, refuse } from './readOptions.ts';
import { partTitles, proveTests } from './testsInFull.ts';

// Proves in full what the tests prove with small numbers, and writes the figures to docs/proof.md. `--only TEXT` proves
// what has a title that contains it, and leaves the others as they stand there.

const { only } = readOptions({ only: { type: 'string', default: '' } });
const titles = [...faultTitles, ...partTitles];
if (!titles.some(title => title.includes(only)))
  refuse(`No proof has "${only}" in its title. There are:\n${titles.join('\n')}`);
const root = path.join(import.meta.dirname, '..');
execFileSync(process.execPath, ['client/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });

const report = path.join(root, 'docs/proof.md');
/** The sections of the last report, text by title. */
const sections = new Map(
  readFileSync(report, 'utf8')
    .split(/^### /m)
    .slice(1)
    .map(part => part.split(/^## /m)[0]!)
    .map(part => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n')).trim()] as const),
);
const results = await proveFaults(
  true,
  ({ title }) => title.includes(only),
  ([, heading = '', ...lines]) => {
    console.log([heading, ...lines].join('\n'));
    sections.set(heading.slice('### '.length), lines.join('\n').trim());
  },
);
const areTested = proveTests(
  title => title.includes(only),
  (title, lines) => sections.set(title, lines.join('\n')),
);
const head = [
  '# Proof',
  '',
  `Made by \`npm run proof\` on ${os.cpus().length} cores, Node ${process.version}. Every figure is measured on the real program, started as a process of its own in front of a service that fails as it is told.`,
];
const chapters = [
  { heading: 'Nothing is lost, nothing is doubled', titles: faultTitles },
  { heading: 'The tests at full count', titles: partTitles },
];
const known = chapters.flatMap(({ heading, titles }) => ['', `## ${heading}`, ...titles.flatMap(section)]);
writeFileSync(report, `${[...head, ...known].join('\n')}\n`);
const areKept = results.every(({ good }) => good);
if (only) process.exit(areKept && areTested ? 0 : 1);
const isContractKept = await proveContract();
const isDiagnosed = await proveDiagnoses();
const isFound = await proveFound();
const isDecoded = await proveSpoiltAnswers();
const areGood = [isContractKept, isDiagnosed, isFound, isDecoded, areKept, areTested];
process.exitCode = areGood.every(Boolean) ? 0 : 1;

function section(title: string): string[] {
  const text = sections.get(title);
  return text === undefined ? [] : ['', `### ${title}`, '', text];
}
