import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startGateway } from './gateway.ts';
import { type Proof, within } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { startWriters } from './writers.ts';

export const damagedLog: Proof = {
  title: 'The log of the database is damaged while the gateway is dead',
  async run(full) {
    const count = full ? 100 : 20;
    const receiver = await startReceiver();
    receiver.reply = () => 503;
    const gateway = await startGateway({ service: receiver.url });
    try {
      const writers = startWriters(gateway, { prefix: 'damaged', perSecond: 20 });
      await within(60_000, () => writers.acknowledged.length >= count);
      await gateway.kill();
      await writers.stop();
      spoilFirstFrame(path.join(gateway.dataDir, 'submissions.sqlite-wal'));
      await gateway.start();
      const told = await within(20_000, () => gateway.logs().includes('a damaged log of submissions'));
      const ready = await fetch(`${gateway.url}/readyz`);
      const { checks } = (await ready.json()) as { checks: { storedBefore?: { reason: string } } };
      const reason = checks.storedBefore?.reason ?? 'nothing';
      const frames = /^[1-9]\d* frames of a damaged log could not be read/;
      return {
        figures: [
          { what: 'acknowledged before it was killed', value: writers.acknowledged.length },
          { what: 'the log of the gateway says what could not be read', value: String(told), holds: told },
          { what: '/readyz', value: reason, holds: frames.test(reason) },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
    }
  },
};

/** The log is written over from its beginning: only there it is certain to hold what is not in the file yet. */
function spoilFirstFrame(file: string): void {
  const bytes = readFileSync(file);
  const inItsPage = 32 + 24 + 1_000;
  bytes[inItsPage] = (bytes[inItsPage] ?? 0) ^ 0xff;
  writeFileSync(file, bytes);
}
