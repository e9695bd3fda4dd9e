import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from './gateway.ts';
import type { Proof } from './proof.ts';
import { startReceiver } from './receiver.ts';
import { messageOf, submit } from './visitor.ts';

const CALLS = 'pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync';

export const durable: Proof = {
  title: 'An acknowledgement follows a durable write',
  async run(full) {
    if (!canTrace()) return { skipped: 'strace is missing or not permitted (apt-get install strace).' };
    const count = full ? 100 : 10;
    const dir = mkdtempSync(path.join(tmpdir(), 'trace-'));
    const trace = path.join(dir, 'trace');
    const receiver = await startReceiver();
    const by = ['strace', '-f', '-y', '-s', '20000', '-e', `trace=${CALLS}`, '-o', trace];
    const gateway = await startGateway({ service: receiver.url, by });
    try {
      const references: string[] = [];
      for (let n = 0; n < count; n++) {
        const answer = await submit(gateway.url, messageOf(`durable-${n}`));
        references.push(answer.reference ?? '');
      }
      await gateway.remove();
      const lines = readFileSync(trace, 'utf8').split('\n');
      const early = references.filter(reference => !isDurableFirst(lines, reference));
      return {
        figures: [
          { what: 'acknowledgements traced', value: count, holds: references.every(Boolean) },
          { what: 'that went out before the flush of their own write', value: early.length, holds: early.length === 0 },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

/** The reference is written to the log of the database, the log is flushed, and only then it is sent to the visitor. */
function isDurableFirst(lines: readonly string[], reference: string): boolean {
  const written = lines.findIndex(
    line => line.includes('pwrite64(') && line.includes('.sqlite-wal>') && line.includes(reference),
  );
  const flushed = lines.findIndex(
    (line, at) => at > written && /\bf(data)?sync\(\d+<[^>]*submissions\.sqlite-wal>/.test(line),
  );
  const told = lines.findIndex(line => line.includes('SubmissionReceipt') && line.includes(reference));
  return written >= 0 && flushed > written && told > flushed;
}

function canTrace(): boolean {
  return existsSync('/proc') && spawnSync('strace', ['-e', 'trace=fsync', 'true'], { stdio: 'ignore' }).status === 0;
}
