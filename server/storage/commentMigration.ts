import type { Migration, Words } from './migrate.ts';

/**
 * Comments that were handed to the content service, by the hash of their key: what was said, hashed, and what became of
 * it. Nothing of who said what.
 */
export const commentKeys = ({ integer, strict }: Words): Migration => [
  `CREATE TABLE comment_key (
     key TEXT PRIMARY KEY,
     body_hash TEXT NOT NULL,
     sent_at ${integer} NOT NULL,
     leased_until ${integer} NOT NULL,
     comment ${integer},
     status TEXT,
     said_at TEXT
   )${strict}`,
  'CREATE INDEX comment_key_age ON comment_key (sent_at)',
];
