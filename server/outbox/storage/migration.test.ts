import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { sqliteMigrations } from '../../storage/sqliteMigrations.ts';
import { eventually } from '../../test/eventually.ts';
import { createSubmissions } from '../submissions.ts';
import { startFormService } from '../test/formService.ts';
import { contact, REQUESTS_KEPT_MS, temporaryFolder } from '../test/harness.ts';

const NOW = Date.UTC(2026, 10, 20);

/** A file as the first release left it: one that waits, one that was parked, one that arrived, and a consent. */
function fileOfFirstRelease(): string {
  const dataDir = temporaryFolder();
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  db.exec('CREATE TABLE migration (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
  for (const statement of sqliteMigrations[0]!) db.exec(statement);
  db.exec('INSERT INTO migration VALUES (1, 0)');
  const insert = db.prepare(
    `INSERT INTO submission (reference, kind, key, body_hash, payload, state, attempts, created_at, next_attempt_at, settled_at, last_fault)
     VALUES (?, ?, ?, 'hash', ?, ?, 3, ?, ?, ?, ?)`,
  );
  const payload = (reference: string) => JSON.stringify({ ...contact.values, reference });
  insert.run('Q-1', 'quote', 'key:1', payload('Q-1'), 'pending', NOW, NOW + 50_000, null, 'Error 503');
  insert.run('M-2', 'contact', 'key:2', payload('M-2'), 'parked', NOW, NOW, NOW, 'missing_field');
  insert.run('N-3', 'newsletter', null, payload('N-3'), 'delivered', NOW, NOW, NOW, null);
  db.exec(`INSERT INTO consent VALUES ('N-3', 'thandi@example.test', '/blog', ${NOW})`);
  db.close();
  return dataDir;
}

it('brings the file of an earlier release along, and delivers what waited in it', async () => {
  const dataDir = fileOfFirstRelease();
  const service = await startFormService();
  const silent = () => {};
  const log = { info: silent, warn: silent, error: silent } as never;
  const submissions = createSubmissions({
    ...{ dataDir, deliver: { service: service.deliver }, log, requestsKeptMs: REQUESTS_KEPT_MS },
  });
  onTestFinished(async () => {
    await submissions.close();
    await service.close();
  });
  const kept = { parked: 1, held: 0 };
  expect(await submissions.backlog()).toEqual({ ...kept, pending: 1, delivered: 1, oldest: new Date(NOW) });
  submissions.start();
  await eventually(async () =>
    expect(await submissions.backlog()).toEqual({ ...kept, pending: 0, delivered: 2, oldest: null }),
  );
  expect(service.received).toEqual([{ kind: 'quote', body: { ...contact.values, reference: 'Q-1' } }]);
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'), { readOnly: true });
  expect(
    db
      .prepare('SELECT attempts, fault FROM delivery d JOIN submission s ON s.id = d.submission WHERE reference = ?')
      .get('M-2'),
  ).toEqual({ attempts: 3, fault: 'missing_field' });
  expect(db.prepare('SELECT reference, key FROM submission ORDER BY id').all()).toEqual([
    { reference: 'Q-1', key: 'key:1' },
    { reference: 'M-2', key: 'key:2' },
    { reference: 'N-3', key: null },
  ]);
  expect(db.prepare('SELECT email FROM consent').all()).toEqual([{ email: 'thandi@example.test' }]);
  db.close();
});
