import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { postgresPrograms, startPostgres } from '../../../server/outbox/test/postgres.ts';
import type { Figure, Proof } from '../proof.ts';
import { dataIn, dumpIn, type Kept, keptIn, LAST_RELEASE, STORES, type Store, startOn, tokenIn } from './folder.ts';
import { comeBack } from './people.ts';

export const upgrade: Proof = {
  title: 'The folder and the database of the last release open in this one',
  async run() {
    const dir = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
    try {
      execFileSync('tar', ['-xzf', LAST_RELEASE, '-C', dir]);
      const figures: Figure[] = [];
      for (const store of STORES)
        if (store === 'SQLite' || postgresPrograms()) figures.push(...(await open(dir, store)));
      return { figures };
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
};

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

/** An answer with its moments counted: each release may tell them by another clock. */
const told = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer ?? null), (_, value) =>
    typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : value,
  );

/** Starts this release on what the last one left there; everyone is told what they were told before. */
async function open(dir: string, store: Store): Promise<Figure[]> {
  const kept = JSON.parse(readFileSync(keptIn(dir, store), 'utf8')) as Kept;
  const postgres = store === 'PostgreSQL' ? await startPostgres() : null;
  const databaseUrl = postgres ? await postgres.database() : null;
  if (databaseUrl) execFileSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', '-f', dumpIn(dir), databaseUrl]);
  const dataDir = dataIn(dir, store);
  const gateway = await startOn(dataDir, databaseUrl);
  try {
    const answers = await comeBack(gateway, tokenIn(dataDir), kept);
    const other = Object.keys(kept.answers).filter(
      what => !isDeepStrictEqual(told(answers[what]), told(kept.answers[what])),
    );
    return [
      { what: `answers to who had used it, from ${store}`, value: Object.keys(answers).length },
      {
        what: 'of them other than before',
        value: other.join(', ') || 0,
        holds: other.length === 0 && Object.keys(answers).length === Object.keys(kept.answers).length,
      },
    ];
  } finally {
    await gateway.remove();
    await postgres?.stop();
  }
}
