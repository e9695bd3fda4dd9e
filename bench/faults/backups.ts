import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { arrivals } from './arrivals.ts';
import { runCommand } from './command.ts';
import { type Gateway, startGateway } from './gateway.ts';
import { type Proof, within } from './proof.ts';
import { startReceiver } from './receiver.ts';
import type { Acknowledged } from './visitor.ts';
import { sendQuote, startWriters } from './writers.ts';

const PER_SECOND = 20;
const LONGEST_MS = 1_000;
/** Longer than either command takes here. */
const COMMAND_MS = 600;

interface Counts {
  lost: number;
  filesLost: number;
  broken: number;
  /** What was left of a killed command, and would have been taken for whole. */
  halves: number;
}

export const backups: Proof = {
  title: 'A backup is taken under load, and what it was taken of is lost',
  async run(full) {
    const rounds = full ? 25 : 2;
    const receiver = await startReceiver();
    receiver.delayMs = () => Math.random() * 60;
    receiver.reply = () => (Math.random() < 0.3 ? 503 : 'take');
    const gateway = await startGateway({ service: receiver.url });
    const dir = mkdtempSync(path.join(tmpdir(), 'backups-'));
    const counts: Counts = { lost: 0, filesLost: 0, broken: 0, halves: 0 };
    let before: Acknowledged[] = [];
    try {
      for (let round = 0; round < rounds; round++)
        before = await loseAndRestore(gateway, { round, target: path.join(dir, String(round)), before, counts });
      receiver.reply = () => 'take';
      await within(120_000, () => arrivals(receiver, before).lost === 0);
      const undelivered = arrivals(receiver, before).lost;
      const { lost, filesLost, broken, halves } = counts;
      return {
        figures: [
          {
            what: `times backed up at ${PER_SECOND} submissions a second, killed with SIGKILL, removed and restored`,
            value: rounds,
          },
          { what: 'acknowledged before the last backup', value: before.length },
          { what: 'acknowledged before a backup and not in it', value: lost, holds: lost === 0 },
          { what: 'files of quote requests of which that is so', value: filesLost, holds: filesLost === 0 },
          { what: 'restored databases that are not whole', value: broken, holds: broken === 0 },
          {
            what: 'acknowledged before the last backup and never delivered',
            value: undelivered,
            holds: undelivered === 0,
          },
          { what: 'backups and restores killed half way that passed for whole', value: halves, holds: halves === 0 },
        ],
      };
    } finally {
      await gateway.remove();
      await receiver.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

/** One round. Returns what was acknowledged and is there again. */
async function loseAndRestore(
  gateway: Gateway,
  { round, target, before, counts }: { round: number; target: string; before: Acknowledged[]; counts: Counts },
): Promise<Acknowledged[]> {
  const { dataDir } = gateway;
  const writers = startWriters(gateway, { prefix: `backup-${round}`, perSecond: PER_SECOND });
  const quote = await sendQuote(gateway, `quote-${round}`);
  await sleep(Math.random() * LONGEST_MS);
  const killed = `${target}-killed`;
  const earlier = [...before, ...writers.acknowledged];
  await runCommand('backup', [killed], { dataDir, killMs: Math.random() * COMMAND_MS });
  const promised = [...before, ...writers.acknowledged];
  const code = await runCommand('backup', [target], { dataDir });
  await sleep(Math.random() * LONGEST_MS);
  await gateway.kill();
  await writers.stop();
  rmSync(dataDir, { recursive: true });

  const half = `${target}-half`;
  if (await passesForWhole(killed, half)) counts.halves += missingIn(half, earlier);
  rmSync(half, { recursive: true, force: true });
  await runCommand('restore', [target], { dataDir: half, killMs: Math.random() * COMMAND_MS });
  const isUsed = existsSync(path.join(half, 'submissions.sqlite'));
  if (isUsed && (await runCommand('submissions', ['list'], { dataDir: half })) === 0)
    counts.halves += missingIn(half, promised);

  if (code !== 0 || (await runCommand('restore', [target], { dataDir })) !== 0) throw new Error('not restored');
  counts.lost += missingIn(dataDir, promised);
  if (!hasFile(dataDir, quote)) counts.filesLost++;
  if (integrityOf(dataDir) !== 'ok') counts.broken++;
  await gateway.start();
  return promised;
}

/** Whether a backup that was killed is restored all the same; one that was finished before may be. */
const passesForWhole = async (source: string, dataDir: string): Promise<boolean> =>
  (await runCommand('restore', [source], { dataDir })) === 0;

function missingIn(dataDir: string, promised: readonly Acknowledged[]): number {
  const there = inDatabase(
    dataDir,
    db =>
      new Set(
        db
          .prepare('SELECT reference FROM submission')
          .all()
          .map(row => row.reference),
      ),
  );
  return promised.filter(({ reference }) => !there.has(reference)).length;
}

const integrityOf = (dataDir: string): string =>
  inDatabase(dataDir, db => String(db.prepare('PRAGMA integrity_check').get()?.integrity_check));

function hasFile(dataDir: string, reference: string): boolean {
  const place = path.join(dataDir, 'artwork/claimed', reference);
  const [id] = reference && existsSync(place) ? readdirSync(place) : [];
  return id !== undefined && readFileSync(path.join(place, id, 'content'), 'utf8').startsWith('%PDF-1.7\nquote-');
}

function inDatabase<Found>(dataDir: string, look: (db: DatabaseSync) => Found): Found {
  const db = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'), { readOnly: true });
  try {
    return look(db);
  } finally {
    db.close();
  }
}
