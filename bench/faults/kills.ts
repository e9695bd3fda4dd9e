import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { arrivals } from './arrivals.ts';
import { startGateway } from './gateway.ts';
import { type Proof, seconds, within } from './proof.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { load } from './visitor.ts';

const PER_SECOND = 20;
const LONGEST_LIFE_MS = 1_000;
/** Less than any start takes. */
const READ_LATE_MS = 500;

export const kills: Proof = {
  title: 'The gateway is killed again and again under load',
  async run(full) {
    const count = full ? 200 : 3;
    const receiver = await startReceiver();
    receiver.delayMs = () => Math.random() * 60;
    receiver.reply = () => (Math.random() < 0.3 ? 503 : 'take');
    const gateway = await startGateway({ service: receiver.url });
    let over = false;
    try {
      const began = performance.now();
      const killedAt: number[] = [];
      const loaded = load(() => gateway.url, { prefix: 'kill', perSecond: PER_SECOND, more: () => !over });
      while (killedAt.length < count) {
        await sleep(Math.random() * LONGEST_LIFE_MS);
        await gateway.kill();
        // What it had sent may be read here a little after its end; the next life cannot have begun by then.
        killedAt.push(performance.now() + READ_LATE_MS);
        await gateway.start();
      }
      over = true;
      const acknowledged = await loaded;
      const took = performance.now() - began;
      receiver.reply = () => 'take';
      await within(180_000, () => arrivals(receiver, acknowledged).lost === 0);
      const { lost, torn, doubled, repeats } = arrivals(receiver, acknowledged);
      const unexplained = repeatsWithoutKill(receiver, killedAt);
      const integrity = check(gateway.dataDir);
      return {
        figures: [
          { what: 'times killed with SIGKILL', value: killedAt.length, holds: killedAt.length === count },
          { what: `submissions at ${PER_SECOND} a second meanwhile, in ${seconds(took)}`, value: acknowledged.length },
          { what: 'acknowledged and lost', value: lost, holds: lost === 0 },
          { what: 'torn', value: torn, holds: torn === 0 },
          { what: 'doubled at a receiver that knows the reference', value: doubled, holds: doubled === 0 },
          { what: 'repeats at one that does not', value: repeats },
          { what: 'of them without a kill since the try before', value: unexplained, holds: unexplained === 0 },
          { what: 'integrity of the file', value: integrity, holds: integrity === 'ok' },
        ],
      };
    } finally {
      over = true;
      await gateway.remove();
      await receiver.stop();
    }
  },
};

/** A try whose end nobody could note is made again; any other repeat would be a fault. */
function repeatsWithoutKill({ taken, takenAt }: Receiver, killedAt: readonly number[]): number {
  const before = new Map<string, number>();
  let unexplained = 0;
  for (const [index, { reference = '' }] of taken.entries()) {
    const at = takenAt[index] ?? 0;
    const last = before.get(reference);
    if (last !== undefined && !killedAt.some(kill => kill > last && kill < at)) unexplained++;
    before.set(reference, at);
  }
  return unexplained;
}

function check(dataDir: string): string {
  const db = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'), { readOnly: true });
  try {
    return String(db.prepare('PRAGMA integrity_check').get()?.integrity_check);
  } finally {
    db.close();
  }
}
