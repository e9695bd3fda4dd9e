import { Client } from 'pg';
import type { Database, Query } from '../../storage/database.ts';
import { migrate } from '../../storage/migrate.ts';
import { postgresMigrations } from '../../storage/postgresMigrations.ts';
import { candidate, NOW } from './candidate.ts';

/** Makes a PostgreSQL one of an earlier schema, with the message M-BEFORE in it. */
export async function earlierDatabase(connectionString: string, schema: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  const query: Query = async (sql, ...values) => (await client.query(sql, [...values])).rows;
  const database = { query, transaction: work => work(query), close: () => client.end() } satisfies Database;
  await migrate(database, postgresMigrations.slice(0, schema), NOW);
  const { key, bodyHash } = candidate('before').identity;
  await query(
    "INSERT INTO submission (reference, kind, key, body_hash, created_at) VALUES ('M-BEFORE', 'contact', $1, $2, $3)",
    ...[key, bodyHash, NOW],
  );
  await database.close();
}
