import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accept } from '../outbox/storage/accept.ts';
import { candidate, NOW, noArtwork } from '../outbox/test/candidate.ts';
import { earlierDatabase } from '../outbox/test/earlierDatabase.ts';
import { type Postgres, postgresPrograms, startPostgres } from '../outbox/test/postgres.ts';
import { openPostgres } from './postgres.ts';
import { postgresMigrations } from './postgresMigrations.ts';

const NEWEST = postgresMigrations.length;

describe.skipIf(!postgresPrograms())('a PostgreSQL whose tables somebody holds', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  /** Somebody else there, as an operator with psql or a pg_dump. */
  async function another(connectionString: string): Promise<Client> {
    const client = new Client({ connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }
  /** Who of the gateways has something under way. */
  const atWork = async (client: Client) =>
    (
      await client.query(
        "SELECT query FROM pg_stat_activity WHERE application_name = 'gateway-submissions' AND state <> 'idle'",
      )
    ).rows;
  const schemaIn = async (client: Client) => (await client.query('SELECT max(version) AS schema FROM migration')).rows;

  it('says that it is busy, and leaves nothing there that waits on', async () => {
    const address = await postgres.database();
    const database = await openPostgres(address, NOW);
    onTestFinished(() => database.close());
    const holder = await another(address);
    await holder.query('BEGIN; LOCK TABLE submission IN ACCESS EXCLUSIVE MODE');
    const began = performance.now();
    const messages = ['1', '2', '3', '4', '5', '6', '7'].map(key => accept(database, candidate(key), noArtwork));
    const refused = await Promise.allSettled([...messages, database.query('SELECT id FROM submission')]);
    expect(performance.now() - began).toBeLessThan(10_000);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({
        reason: 'busy',
        message: expect.stringMatching(/busy \(57014\)\. Let what holds its tables end/),
      });
    expect(await atWork(holder)).toEqual([]);
    await holder.query('COMMIT');
    expect(await accept(database, candidate('1'), noArtwork)).toMatchObject({ type: 'fresh' });
  });

  it('is brought to the newest schema once that ends, and holds up nobody meanwhile', async () => {
    const address = await postgres.database();
    await earlierDatabase(address, NEWEST - 1);
    const [dump, serving] = [await another(address), await another(address)];
    await dump.query('BEGIN; SELECT count(*) FROM quote_request');
    const logged = Promise.withResolvers<object>();
    const opened = openPostgres(address, NOW, { warn: (fault: object) => logged.resolve(fault) });
    expect(await logged.promise).toMatchObject({
      fault: expect.stringMatching(/waits for others at: ALTER TABLE quote_request .*pg_stat_activity shows it/),
    });
    expect(await atWork(serving)).toEqual([]);
    await serving.query('SELECT count(*) FROM quote_request');
    await dump.query('COMMIT');
    await (await opened).close();
    expect(await schemaIn(serving)).toEqual([{ schema: NEWEST }]);
  });

  it('is opened by two at a time, the second of which waits for the first', { tags: 'proof' }, async () => {
    const address = await postgres.database();
    await earlierDatabase(address, NEWEST - 1);
    const opened = await Promise.all([openPostgres(address, NOW), openPostgres(address, NOW)]);
    for (const database of opened) await database.close();
    expect(await schemaIn(await another(address))).toEqual([{ schema: NEWEST }]);
  });

  it('has as long as it takes to bring a large table to a new schema', { tags: 'proof' }, async () => {
    const address = await postgres.database();
    await earlierDatabase(address, NEWEST - 1);
    const large = await another(address);
    // Longer than a visitor waits for any statement.
    await large.query(`CREATE FUNCTION take_long() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(6); END';
      CREATE EVENT TRIGGER large_table ON ddl_command_start WHEN TAG IN ('ALTER TABLE') EXECUTE FUNCTION take_long()`);
    const database = await openPostgres(address, NOW);
    await database.close();
    expect(await schemaIn(large)).toEqual([{ schema: NEWEST }]);
  });
});
