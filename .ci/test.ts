import './require-node.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Counts, sum } from './counts.ts';
import { results, type Step, steps } from './steps.ts';

type Outcome = { step: Step; good: boolean; counts: Counts; seconds: number };

function run(step: Step): Outcome {
  console.log(`\n=== ${step.title} ===`);
  const start = performance.now();
  const args = ['run', '--silent', step.script, ...(step.args ? ['--', ...step.args] : [])];
  const { status } = spawnSync('npm', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
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

function runAll(): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const needed = outcomes.find(outcome => outcome.step.title === step.needs);
    if (needed && !needed.good) {
      console.log(`\n=== ${step.title} ===\nNot run: "${step.needs}" failed.`);
    } else {
      outcomes.push(run(step));
    }
  }
  return outcomes;
}

function describe({ step, good, counts, seconds }: Outcome): string {
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const numbers = step.report ? `  ${counts.passed} passed, ${counts.failed} failed${skipped}` : '';
  return `${good ? 'good  ' : 'FAILED'} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${step.title}${numbers}`;
}

process.chdir(path.join(import.meta.dirname, '..'));
// Reports of an earlier run must not be counted again.
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const outcomes = runAll();
const total = sum(outcomes.map(outcome => outcome.counts));
const closing = `${total.passed} passed, ${total.failed} failed`;

if (total.failures.length) console.log(`\n=== What failed ===\n${total.failures.join('\n\n')}`);
console.log(`\n=== Summary ===\n${outcomes.map(describe).join('\n')}`);
writeFileSync(path.join(results, 'summary.txt'), `${closing}\n`);
console.log(`\n${closing}`);
process.exitCode = total.failed === 0 ? 0 : 1;
