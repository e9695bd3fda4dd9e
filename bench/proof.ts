import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { proveContract } from './contract/contract.ts';
import { proveSpoiltAnswers } from './decoders.ts';
import { proveDiagnoses } from './diagnoses.ts';
import { faultTitles, proveFaults } from './faults/faults.ts';
import { proveFound } from './lighthouse.ts';

// Proves in full what the tests prove with small numbers, and writes the figures to docs/proof.md. `--only TEXT` proves
// the faults whose titles contain it, and leaves the others as they stand there.

const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;
const root = path.join(import.meta.dirname, '..');
execFileSync(process.execPath, ['client/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });

const report = path.join(root, 'docs/proof.md');
/** The sections of the last report, text by title. */
const sections = new Map(
  readFileSync(report, 'utf8')
    .split(/^### /m)
    .slice(1)
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
const head = [
  '# Proof',
  '',
  `Made by \`npm run proof\` on ${os.cpus().length} cores, Node ${process.version}. Every figure is measured on the real program, started as a process of its own in front of a service that fails as it is told.`,
  '',
  '## Nothing is lost, nothing is doubled',
];
const known = faultTitles.flatMap(title => {
  const text = sections.get(title);
  return text === undefined ? [] : ['', `### ${title}`, '', text];
});
writeFileSync(report, `${[...head, ...known].join('\n')}\n`);
const areKept = results.every(({ good }) => good);
if (only) process.exit(areKept ? 0 : 1);
const isContractKept = await proveContract();
const isDiagnosed = await proveDiagnoses();
const isFound = await proveFound();
const isDecoded = await proveSpoiltAnswers();
const ruled = spawnSync('npm', ['run', '--silent', 'test:unit', '--', ...withProperties()], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PROPERTY_RUNS: '3000' },
});
const browsed = spawnSync('npm', ['run', '--silent', 'test:browser'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, FULL: '1' },
});
const areGood = [isContractKept, isDiagnosed, isFound, isDecoded, areKept, ruled.status === 0, browsed.status === 0];
process.exitCode = areGood.every(Boolean) ? 0 : 1;

/** The tests of rules that hold for whatever is made up. */
function withProperties(): string[] {
  const listed = execFileSync('git', ['grep', '-l', 'test/property.ts', '--', '*.test.ts'], { cwd: root });
  return listed.toString().trim().split('\n');
}
