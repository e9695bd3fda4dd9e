import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { accept } from '../outbox/storage/accept.ts';
import { readBacklog } from '../outbox/storage/backlog.ts';
import { candidate, NOW, noArtwork } from '../outbox/test/candidate.ts';
import { postgresPrograms, startPostgres } from '../outbox/test/postgres.ts';
import { openPostgres } from './postgres.ts';

it.skipIf(!postgresPrograms())(
  'says that the server or its database is away, and goes on when it is back',
  async () => {
    const postgres = await startPostgres();
    const database = await openPostgres(await postgres.database(), NOW);
    await accept(database, candidate('1'), noArtwork);
    const broken = database.transaction(async query => {
      await postgres.restart();
      await query('SELECT 1');
    });
    await expect(broken).rejects.toMatchObject({ name: 'StorageError', reason: 'unreachable' });
    expect(await accept(database, candidate('2'), noArtwork)).toMatchObject({ type: 'fresh' });
    expect(await readBacklog(database)).toMatchObject({ pending: 2 });
    // The server is there and lets us in: what is missing is named, not a password.
    const missing = new URL(await postgres.database());
    missing.pathname = '/nowhere';
    await expect(openPostgres(missing.href, NOW)).rejects.toMatchObject({ reason: 'no such database' });
    await postgres.stop();
    await expect(readBacklog(database)).rejects.toMatchObject({ reason: 'unreachable' });
    await database.close();
  },
);

it.skipIf(!postgresPrograms())('does again what the server ended because two waited for each other', async () => {
  const postgres = await startPostgres();
  const address = await postgres.database();
  const first = await openPostgres(address, NOW);
  await first.query(`ALTER DATABASE ${path.basename(address)} SET deadlock_timeout = '10ms'`);
  await first.close();
  const database = await openPostgres(address, NOW);
  await database.query('CREATE TABLE pair (id INT PRIMARY KEY, sum INT NOT NULL)');
  await database.query('INSERT INTO pair VALUES (1, 0), (2, 0)');
  const met = Promise.withResolvers<void>();
  let begun = 0;
  const add = (one: number, other: number) =>
    database.transaction(async query => {
      await query('UPDATE pair SET sum = sum + 1 WHERE id = $1', one);
      begun += 1;
      if (begun === 2) met.resolve();
      await met.promise;
      await query('UPDATE pair SET sum = sum + 1 WHERE id = $1', other);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  expect(await database.query('SELECT sum FROM pair')).toEqual([{ sum: 2 }, { sum: 2 }]);
  // The one that was ended may come in before the other again, and one of them is ended once more.
  expect(begun).toBeGreaterThan(2);
  await database.close();
  await postgres.stop();
});

it.skipIf(!postgresPrograms())(
  'loses nothing to a server that does not take, or not answer, the first calls',
  { tags: 'proof' },
  async () => {
    const postgres = await startPostgres();
    const { port } = new URL(await postgres.database());
    const greetings: ((socket: Socket) => void)[] = [];
    const front = createServer(socket => {
      socket.on('error', () => {});
      const greet = greetings.shift();
      if (greet) return greet(socket);
      const server = connect(Number(port), '127.0.0.1');
      server.on('error', () => {}).pipe(socket);
      socket.pipe(server);
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const address = `postgres://diri@127.0.0.1:${(front.address() as AddressInfo).port}/test_1`;
    const refuse = (socket: Socket) => socket.destroy();
    const hear = (socket: Socket) => socket.resume();
    greetings.push(refuse, hear);
    const database = await openPostgres(address, NOW);
    expect(greetings).toEqual([]);
    // Each wants a connection of its own.
    greetings.push(hear, refuse, refuse);
    const all = await Promise.all(['1', '2', '3', '4'].map(key => accept(database, candidate(key), noArtwork)));
    expect(all.map(({ type }) => type)).toEqual(['fresh', 'fresh', 'fresh', 'fresh']);
    expect(greetings).toEqual([]);
    greetings.push(...Array.from({ length: 20 }, () => refuse));
    await postgres.restart();
    await expect(readBacklog(database)).rejects.toMatchObject({ reason: 'unreachable' });
    // Whoever comes next is told at once.
    const left = greetings.length;
    await expect(readBacklog(database)).rejects.toMatchObject({ reason: 'unreachable' });
    expect(left - greetings.length).toBe(1);
    greetings.length = 0;
    expect(await readBacklog(database)).toMatchObject({ pending: 4 });
    await database.close();
    front.close();
    await postgres.stop();
  },
);

it.skipIf(!postgresPrograms())(
  'has flushed what it says is written, also where the server would not wait for that',
  async () => {
    const postgres = await startPostgres();
    const address = await postgres.database();
    const first = await openPostgres(address, NOW);
    await first.query(`ALTER DATABASE ${new URL(address).pathname.slice(1)} SET synchronous_commit TO off`);
    await first.close();
    const database = await openPostgres(address, NOW);
    const write =
      "INSERT INTO probe (id, at) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET at = 2 RETURNING current_setting('synchronous_commit') AS flushed";
    const written = [await database.query(write), await database.transaction(query => query(write))];
    expect(written.flat()).toEqual([{ flushed: 'on' }, { flushed: 'on' }]);
    expect(await database.query('SELECT at FROM probe')).toEqual([{ at: 2 }]);
    await database.close();
    await postgres.stop();
  },
);

it.skipIf(!postgresPrograms())(
  'sees what others have stored meanwhile, also where the server would not show it',
  async () => {
    const postgres = await startPostgres();
    const address = await postgres.database();
    const first = await openPostgres(address, NOW);
    await first.query(
      `ALTER DATABASE ${new URL(address).pathname.slice(1)} SET default_transaction_isolation TO serializable`,
    );
    await first.close();
    const database = await openPostgres(address, NOW);
    // Connections that are there already begin at the same time.
    await Promise.all([1, 2, 3].map(() => database.query('SELECT pg_sleep(0.1)')));
    const accepted = await Promise.all([1, 2, 3].map(() => accept(database, candidate('1'), noArtwork)));
    expect(accepted.map(({ type }) => type).toSorted()).toEqual(['fresh', 'known', 'known']);
    await database.close();
    await postgres.stop();
  },
);

it.skipIf(!postgresPrograms())('tells a server that lacks a table from one that nobody reaches', async () => {
  const postgres = await startPostgres();
  const database = await openPostgres(await postgres.database(), NOW);
  await database.query('DROP TABLE delivery');
  await expect(readBacklog(database)).rejects.toThrow(/PostgreSQL failed: unusable \(42P01\)/);
  await database.close();
  await postgres.stop();
});

it('tells nothing of the address when nobody answers there', async () => {
  const opened = openPostgres('postgres://diri:hidden@127.0.0.1:1/submissions', NOW);
  await expect(opened).rejects.toThrow(/PostgreSQL failed: unreachable \(ECONNREFUSED\)/);
  await expect(opened).rejects.not.toThrow(/hidden/);
});
