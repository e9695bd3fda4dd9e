import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { arrivals } from './arrivals.ts';
import { startGateway } from './gateway.ts';
import { type Proof, seconds, within } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { load } from './visitor.ts';

const PER_SECOND = 20;
const LONGEST_LIFE_MS = 1_000;

export const kills: Proof = {
  title: 'The gateway is killed again and again under load',
  async run(full) {
    const count = full ? 200 : 5;
    const receiver = await startReceiver();
    receiver.delayMs = () => Math.random() * 60;
    receiver.reply = () => (Math.random() < 0.3 ? 503 : 'take');
    const gateway = await startGateway({ service: receiver.url });
    try {
      const began = performance.now();
      let killed = 0;
      const loaded = load(() => gateway.url, { prefix: 'kill', perSecond: PER_SECOND, more: () => killed < count });
      for (; killed < count; killed++) {
        await sleep(Math.random() * LONGEST_LIFE_MS);
        await gateway.kill();
        await gateway.start();
      }
      const acknowledged = await loaded;
      const took = performance.now() - began;
      receiver.reply = () => 'take';
      await within(180_000, () => arrivals(receiver, acknowledged).lost === 0);
      const { lost, torn, doubled, repeats } = arrivals(receiver, acknowledged);
      const integrity = check(gateway.dataDir);
      return {
        figures: [
          { what: 'times killed with SIGKILL', value: killed, holds: killed === count },
          { what: `submissions at ${PER_SECOND} a second meanwhile, in ${seconds(took)}`, value: acknowledged.length },
          { what: 'acknowledged and lost', value: lost, holds: lost === 0 },
          { what: 'torn', value: torn, holds: torn === 0 },
          { what: 'doubled at a receiver that knows the reference', value: doubled, holds: doubled === 0 },
          { what: 'repeats at one that does not', value: repeats },
          { what: 'integrity of the file', value: integrity, holds: integrity === 'ok' },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
    }
  },
};

function check(dataDir: string): string {
  const db = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'), { readOnly: true });
  try {
    return String(db.prepare('PRAGMA integrity_check').get()?.integrity_check);
  } finally {
    db.close();
  }
}
