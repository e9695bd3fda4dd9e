import { setTimeout as sleep } from 'node:timers/promises';
import { acceptances } from './acceptances.ts';
import { backups } from './backups.ts';
import { damagedLog } from './damagedLog.ts';
import { diskFull } from './diskFull.ts';
import { durable } from './durable.ts';
import { cdn } from './front/cdn.ts';
import { rolling } from './front/rolling.ts';
import { stores } from './front/stores.ts';
import { image } from './image.ts';
import { kills } from './kills.ts';
import { orders } from './orders.ts';
import { outage } from './outage.ts';
import { composed } from './placed/composed.ts';
import { walk } from './placed/walk.ts';
import { poison } from './poison.ts';
import { held, type Proof, type Proven, seconds } from './proof.ts';
import { upgrade } from './release/upgrade.ts';
import { repeats } from './repeats.ts';
import { shared } from './shared.ts';
import { talks } from './talks.ts';
import { workers } from './workers/workers.ts';

const PROOFS: readonly Proof[] = [
  repeats,
  durable,
  outage,
  poison,
  diskFull,
  shared,
  rolling,
  composed,
  stores,
  workers,
  cdn,
  kills,
  backups,
  damagedLog,
  upgrade,
  orders,
  image,
  walk,
  acceptances,
  talks,
];

export const faultTitles: readonly string[] = PROOFS.map(({ title }) => title);

/** A proof that waits for what never comes is told as one, and the others are made. */
const LIMIT_MINUTES = { small: 8, full: 60 };

export interface Result {
  readonly title: string;
  readonly proven: Proven;
  readonly good: boolean;
}

/** Makes every proof, or the chosen ones, one after the other; says each as it is done. */
export async function proveFaults(
  full: boolean,
  chosen: (proof: Proof) => boolean,
  said: (lines: readonly string[]) => void,
): Promise<Result[]> {
  // What was started ends with us, also at Ctrl-C.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const results: Result[] = [];
  for (const { title, run } of PROOFS.filter(chosen)) {
    const began = performance.now();
    const proven = await Promise.race([run(full), limit(LIMIT_MINUTES[full ? 'full' : 'small'])]).catch(
      (error: unknown): Proven => ({ figures: [{ what: 'broke off', value: String(error), holds: false }] }),
    );
    results.push({ title, proven, good: held(proven) });
    said(['', `### ${title}`, '', ...linesOf(proven), '', `Proved in ${seconds(performance.now() - began)}.`]);
  }
  return results;
}

async function limit(minutes: number): Promise<never> {
  await sleep(minutes * 60_000, undefined, { ref: false });
  throw new Error(`not done after ${minutes} minutes`);
}

function linesOf(proven: Proven): string[] {
  if ('skipped' in proven) return [`Skipped: ${proven.skipped}`];
  return [
    '| | | |',
    '|---|---|---|',
    ...proven.figures.map(({ what, value, holds }) => `| ${what} | ${value} | ${markOf(holds)} |`),
  ];
}

const markOf = (holds: boolean | undefined): string => (holds === undefined ? '' : holds ? 'holds' : 'DOES NOT HOLD');
