import type { Migration, Words } from './migrate.ts';

/**
 * To which mailbox mails go whose address somebody typed, and when it was last told of goods, by which either is bounded for
 * each mailbox. Confirmations of before count for nobody; waits of before go to the address as it was typed.
 */
export const mailboxes = ({ integer }: Words): Migration => [
  'ALTER TABLE delivery ADD COLUMN mailbox TEXT',
  'CREATE INDEX delivery_mailbox ON delivery (mailbox) WHERE mailbox IS NOT NULL',
  'ALTER TABLE stock_notice ADD COLUMN mailbox TEXT',
  `ALTER TABLE stock_notice ADD COLUMN mailed_at ${integer}`,
  'UPDATE stock_notice SET mailbox = email, mailed_at = told_at',
  'CREATE INDEX stock_notice_mailbox ON stock_notice (mailbox, mailed_at)',
];
