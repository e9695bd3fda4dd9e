import type { Migration, Words } from './migrate.ts';

/**
 * Who wants to be told when a product, or one variation of it (else 0), is back. A row is one wait: told once, and kept
 * for a while after that, so that the link of its mail knows whom to leave alone.
 */
export const stockNotices = ({ integer, id, strict }: Words): Migration => [
  `CREATE TABLE stock_notice (
     id ${id},
     email TEXT NOT NULL,
     product ${integer} NOT NULL,
     variation ${integer} NOT NULL,
     asked_at ${integer} NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at ${integer} NOT NULL,
     told_at ${integer},
     UNIQUE (email, product, variation)
   )${strict}`,
  'CREATE INDEX stock_notice_waiting ON stock_notice (product) WHERE told_at IS NULL',
];

/**
 * From which network each was asked for, hashed, by which all of them are bounded. Of before nobody knows: there each mailbox
 * is one.
 */
export const networksOfNotices: Migration = [
  'ALTER TABLE stock_notice ADD COLUMN network TEXT',
  'UPDATE stock_notice SET network = mailbox',
  'DROP INDEX stock_notice_waiting',
  'CREATE INDEX stock_notice_waiting ON stock_notice (product, variation, next_attempt_at) WHERE told_at IS NULL',
  'CREATE INDEX stock_notice_network ON stock_notice (network) WHERE told_at IS NULL',
];
