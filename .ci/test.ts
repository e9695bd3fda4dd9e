import './require-node.ts';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Counts, sum } from './counts.ts';
import { results, type Step, steps } from './steps.ts';

type Outcome = { step: Step; good: boolean; counts: Counts; seconds: number };

async function run(step: Step): Promise<Outcome> {
  if (!step.beside) console.log(`\n=== ${step.title} ===`);
  const start = performance.now();
  const { status, said } = await end(step);
  if (step.beside) console.log(`\n=== ${step.title} ===\n${said}`);
  const good = status === 0;
  const seconds = (performance.now() - start) / 1000;
  return { step, good, counts: counted(step, good), seconds };
}

/** Runs a step to its end, or to that of its time. What it started and left behind ends with it. */
async function end({ script, args = [], beside, minutes }: Step): Promise<{ status: number | null; said: string }> {
  const output = beside ? 'pipe' : 'inherit';
  const child = spawn('npm', ['run', '--silent', script, ...(args.length ? ['--', ...args] : [])], {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    // A process group of its own, so that all of it can be ended.
    detached: true,
  });
  const group = child.pid ?? 0;
  running.add(group);
  const closed = once(child, 'close');
  const said: Buffer[] = [];
  const streams = [child.stdout, child.stderr].filter(stream => stream !== null);
  for (const stream of streams) stream.on('data', (chunk: Buffer) => said.push(chunk));
  let late = '';
  const limit = setTimeout(() => {
    late = `Not done after ${minutes} minutes. What was running:\n${processes()}\n`;
    endGroup(group, 'SIGTERM');
    setTimeout(() => endGroup(group), GRACE_MS).unref();
  }, minutes * 60_000);
  const [status] = await once(child, 'exit');
  clearTimeout(limit);
  endGroup(group);
  running.delete(group);
  // Its streams stay open for as long as something that it left behind has them.
  await Promise.race([closed, sleep(GRACE_MS, undefined, { ref: false })]);
  for (const stream of streams) stream.destroy();
  if (late && !beside) console.log(late);
  return { status: late ? 1 : status, said: Buffer.concat(said) + late };
}

const GRACE_MS = 10_000;
const running = new Set<number>();

function endGroup(group: number, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    process.kill(-group, signal);
  } catch {
    // Nothing of it is left.
  }
}

/** Everything on this machine, for whoever has to find out what never ended. */
const processes = (): string =>
  spawnSync('ps', ['-eo', 'pid,ppid,pcpu,etime,args', '--forest'], { encoding: 'utf8' }).stdout ?? 'ps is missing';

process.once('exit', () => {
  for (const group of running) endGroup(group);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

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
