import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { proveContract } from './contract/contract.ts';
import { proveSpoiltAnswers } from './decoders.ts';
import { proveDiagnoses } from './diagnoses.ts';
import { proveFaults } from './faults/faults.ts';
import { proveFound } from './lighthouse.ts';

// Proves in full what the tests prove with small numbers, and writes the figures to docs/proof.md.

const root = path.join(import.meta.dirname, '..');
execFileSync(process.execPath, ['client/build.ts', '--if-changed'], { cwd: root, stdio: 'inherit' });

const lines: string[] = [];
const say = (more: readonly string[]) => {
  lines.push(...more);
  console.log(more.join('\n'));
};
say([
  '# Proof',
  '',
  `Made by \`npm run proof\` on ${os.cpus().length} cores, Node ${process.version}. Every figure is measured on the real program, started as a process of its own in front of a service that fails as it is told.`,
  '',
  '## Nothing is lost, nothing is doubled',
]);
const results = await proveFaults(true, '', say);
writeFileSync(path.join(root, 'docs/proof.md'), `${lines.join('\n')}\n`);
const isContractKept = await proveContract();
const isDiagnosed = await proveDiagnoses();
const isFound = await proveFound();
const isDecoded = await proveSpoiltAnswers();
const areKept = results.every(({ good }) => good);
process.exitCode = isContractKept && isDiagnosed && isFound && isDecoded && areKept ? 0 : 1;
