import type { Migration, Words } from './migrate.ts';

/**
 * Programs of others that may ask: what each may do, and by which keys it is known. A key itself is not here, only its
 * hash; it ends when it is revoked, or some time after another has taken its place.
 */
export const partners = ({ integer, id, strict }: Words): Migration => [
  `CREATE TABLE partner (
     id ${id},
     name TEXT NOT NULL UNIQUE,
     scopes TEXT NOT NULL,
     origins TEXT NOT NULL,
     requests_per_minute INTEGER NOT NULL,
     cost_per_minute INTEGER NOT NULL,
     created_at ${integer} NOT NULL
   )${strict}`,
  `CREATE TABLE partner_key (
     id ${id},
     partner ${integer} NOT NULL REFERENCES partner (id) ON DELETE CASCADE,
     hash TEXT NOT NULL UNIQUE,
     hint TEXT NOT NULL,
     created_at ${integer} NOT NULL,
     last_used_at ${integer},
     ends_at ${integer}
   )${strict}`,
  'CREATE INDEX partner_key_of ON partner_key (partner, id)',
];
