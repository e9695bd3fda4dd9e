import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSubmissions } from '../outbox/submissions.ts';
import { REQUESTS_KEPT_MS } from '../outbox/test/harness.ts';
import { places } from '../outbox/test/places.ts';
import type { Migration } from '../storage/migrate.ts';
import type { StoragePlace } from '../storage/open.ts';
import { postgresMigrations } from '../storage/postgresMigrations.ts';
import { sqliteMigrations } from '../storage/sqliteMigrations.ts';
import { eventually } from '../test/eventually.ts';

const NOW = Date.UTC(2026, 10, 20);
const sent = {
  ...{ name: 'Lerato', email: 'Lerato@example.co.za', company: '', phone: '+27 821234567', labelType: 'custom' },
  ...{
    quantity: '1-100',
    size: '2.5mm round',
    material: '',
    colors: '',
    usage: '',
    specialRequirements: '',
    timeline: '',
  },
  additionalInfo:
    'Numbered.\n\nQuote list:\n5 x Seal, Red (SEAL-S-R, shown at R 24.00): matt\n\nArtwork:\na.pdf (PDF, 1 kB): https://x/\n\nReference: Q-1',
  reference: 'Q-1',
};

/** A place as the release before left it: the schema without the table of requests, and what it ran. */
async function placeBefore(place: StoragePlace, more: readonly string[]): Promise<void> {
  const migrations = place.databaseUrl ? postgresMigrations : sqliteMigrations;
  const own = migrations.findIndex((migration: Migration) => migration.some(sql => sql.includes('quote_request')));
  const statements = [
    'CREATE TABLE migration (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)',
    ...migrations
      .slice(0, own)
      .flatMap((migration, at) => [...migration, `INSERT INTO migration VALUES (${at + 1}, 0)`]),
    ...more,
  ];
  await run(place, statements);
}

async function run({ dataDir, databaseUrl }: StoragePlace, statements: readonly string[]): Promise<void> {
  if (databaseUrl) {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    return client.end();
  }
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  for (const statement of statements) db.exec(statement);
  db.close();
}

const stored = (reference: string, kind: string, key: string, payload: object) =>
  `INSERT INTO submission (reference, kind, key, body_hash, payload, created_at)
   VALUES ('${reference}', '${kind}', '${key}', 'hash', '${JSON.stringify(payload)}', ${NOW})`;
const delivered = `INSERT INTO delivery (submission, target, route, state, attempts, since, next_attempt_at, settled_at)
   SELECT id, 'service', 'quote', 'delivered', 1, ${NOW}, ${NOW}, ${NOW} FROM submission WHERE reference = 'Q-1'`;
const LATER = NOW + 31 * 24 * 3_600_000;
/** No sweep judges much later than the one before it. */
const swept = `INSERT INTO sweep VALUES (1, ${LATER - 3_600_000})`;
const emptied = `INSERT INTO submission (reference, kind, key, body_hash, created_at) VALUES ('Q-0', 'quote', 'k0', 'h', 1)`;

describe.each(places())('in $name', ({ makePlace }) => {
  function open(place: StoragePlace, now: number) {
    const log = { info() {}, warn() {}, error() {} } as never;
    const deliver = { service: async () => {} };
    const submissions = createSubmissions({
      ...place,
      deliver,
      log,
      requestsKeptMs: REQUESTS_KEPT_MS,
      clock: () => now,
    });
    onTestFinished(() => submissions.close());
    submissions.start();
    return submissions;
  }

  it('a request of an earlier release is read by its buyer and outlives its delivery', async () => {
    const place = await makePlace();
    const message = { ...sent, reference: 'M-2' };
    await placeBefore(place, [
      stored('Q-1', 'quote', 'k1', sent),
      stored('M-2', 'contact', 'k2', message),
      delivered,
      emptied,
      swept,
    ]);
    const submissions = open(place, LATER);
    await eventually(async () => expect((await submissions.backlog()).delivered).toBe(0));
    const request = await submissions.quotes.ofBuyer('Q-1', 'lerato@EXAMPLE.co.za');
    expect(request).toEqual({
      ...{ id: expect.any(Number), reference: 'Q-1', status: 'RECEIVED', receivedAt: NOW, held: null, version: 1 },
      ...{ updatedAt: NOW, waitsFor: 'FIRM', turnAt: NOW, reminders: true, confirmed: false, signedOutAt: null },
      fields: expect.objectContaining({ name: 'Lerato', size: '2.5mm round', additionalInfo: 'Numbered.' }),
      items: [
        {
          ...{ productId: '', productName: 'Seal, Red', quantity: 5 },
          sku: 'SEAL-S-R',
          price: 'R 24.00',
          notes: 'matt',
        },
      ],
    });
    expect((await submissions.quotes.list({ page: 1, perPage: 20 }, { buyer: 'lerato' })).totalItems).toBe(1);
    expect((await submissions.quotes.list({ page: 1, perPage: 20 })).totalItems).toBe(1);
  });

  it('one that a process of the earlier release stores meanwhile is taken over too', async () => {
    const place = await makePlace();
    const first = open(place, NOW);
    await eventually(async () => expect((await first.quotes.list({ page: 1, perPage: 1 })).totalItems).toBe(0));
    await run(place, [stored('Q-1', 'quote', 'k1', sent), delivered]);
    await first.close();
    const second = open(place, NOW + 1);
    await eventually(async () => expect(await second.quotes.byReference('Q-1')).toMatchObject({ reference: 'Q-1' }));
  });
});
