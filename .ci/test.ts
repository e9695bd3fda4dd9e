import './require-node.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, sum } from './counts.ts';
import { results, type Step, steps } from './steps.ts';

type Outcome = { step: Step; good: boolean; counts: Counts; seconds: number };

async function run(step: Step): Promise<Outcome> {
  if (!step.beside) console.log(`\n=== ${step.title} ===`);
  const start = performance.now();
  const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])];
  const child = spawn('npm', args, {
    stdio: ['ignore', step.beside ? 'pipe' : 'inherit', step.beside ? 'pipe' : 'inherit'],
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, 'close');
  if (step.beside) console.log(`\n=== ${step.title} ===\n${Buffer.concat(said)}`);
  const good = status === 0;
  const seconds = (performance.now() - start) / 1000;
  return { step, good, counts: counted(step, good), seconds };
}

/** A runner that broke off without a report, or that failed with no failed test, is one failure. */
function counted({ report }: Step, good: boolean): Counts {
  const one = { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0, failures: [] };
  if (!report) return one;
  if (!existsSync(report.file)) return { ...one, passed: 0 };
  const counts = report.count(report.file);
  return good || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

async function runAll(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let beside: Promise<Outcome>[] = [];
  const settle = async () => {
    outcomes.push(...(await Promise.all(beside)));
    beside = [];
  };
  for (const step of steps) {
    if (step.alone) await settle();
    const needed = outcomes.find(outcome => outcome.step.title === step.needs);
    if (needed && !needed.good) {
      console.log(`\n=== ${step.title} ===\nNot run: "${step.needs}" failed.`);
    } else if (step.beside) {
      beside.push(run(step));
    } else {
      outcomes.push(await run(step));
    }
  }
  await settle();
  return outcomes;
}

function describe({ step, good, counts, seconds }: Outcome): string {
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const numbers = step.report ? `  ${counts.passed} passed, ${counts.failed} failed${skipped}` : '';
  const line = `${good ? 'good  ' : 'FAILED'} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${step.title}${numbers}`;
  // Once more, each with the first words of why, where everybody looks first.
  return [line, ...counts.failures.map(briefly)].join('\n');
}

const BRIEF_LINES = 4;

const briefly = (failure: string): string =>
  failure
    .split('\n')
    .filter(line => line.trim())
    .slice(0, BRIEF_LINES)
    .map(line => `         ${line.slice(0, 600)}`)
    .join('\n');

process.chdir(path.join(import.meta.dirname, '..'));
// Reports of an earlier run must not be counted again.
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const outcomes = await runAll();
const total = sum(outcomes.map(outcome => outcome.counts));
const closing = `${total.passed} passed, ${total.failed} failed`;

if (total.failures.length) console.log(`\n=== What failed ===\n${total.failures.join('\n\n')}`);
console.log(`\n=== Summary ===\n${outcomes.map(describe).join('\n')}`);
writeFileSync(path.join(results, 'summary.txt'), `${closing}\n`);
console.log(`\n${closing}`);
process.exitCode = total.failed === 0 ? 0 : 1;
