import type { Migration, Words } from './migrate.ts';

/**
 * Addresses that partners are called at, and what is to be told there. A call waits here until its partner has taken it,
 * then it goes. `partner` of a request is whose key it came with; `told_product` is how a product was when partners were
 * last told of it, by which several processes that see one change tell it once.
 */
export const webhooks = ({ integer, id, strict }: Words): Migration => [
  `CREATE TABLE partner_webhook (
     id ${id},
     partner ${integer} NOT NULL REFERENCES partner (id) ON DELETE CASCADE,
     url TEXT NOT NULL,
     topics TEXT NOT NULL,
     secret TEXT NOT NULL,
     created_at ${integer} NOT NULL,
     last_taken_at ${integer},
     failures INTEGER NOT NULL DEFAULT 0,
     failing_since ${integer},
     paused_until ${integer} NOT NULL DEFAULT 0,
     fault TEXT,
     ended_at ${integer}
   )${strict}`,
  'CREATE INDEX partner_webhook_of ON partner_webhook (partner, id)',
  `CREATE TABLE webhook_call (
     id ${id},
     webhook ${integer} NOT NULL REFERENCES partner_webhook (id) ON DELETE CASCADE,
     name TEXT NOT NULL UNIQUE,
     topic TEXT NOT NULL,
     about TEXT NOT NULL,
     submission ${integer} REFERENCES submission (id) ON DELETE CASCADE,
     state TEXT NOT NULL CHECK (state IN ('pending', 'parked')),
     attempts INTEGER NOT NULL DEFAULT 0,
     at ${integer} NOT NULL,
     next_attempt_at ${integer} NOT NULL,
     leased_until ${integer} NOT NULL DEFAULT 0,
     fault TEXT
   )${strict}`,
  'CREATE INDEX webhook_call_due ON webhook_call (state, next_attempt_at)',
  'CREATE INDEX webhook_call_of ON webhook_call (webhook, state)',
  'CREATE INDEX webhook_call_submission ON webhook_call (submission)',
  `CREATE TABLE told_product (
     product ${integer} NOT NULL,
     what TEXT NOT NULL,
     mark TEXT NOT NULL,
     PRIMARY KEY (product, what)
   )${strict}`,
  `ALTER TABLE quote_request ADD COLUMN partner ${integer} REFERENCES partner (id) ON DELETE SET NULL`,
];

/** Of which product a call tells: what waits of it gives way to what is told later. */
export const productsOfCalls = ({ integer }: Words): Migration => [
  `ALTER TABLE webhook_call ADD COLUMN product ${integer}`,
  'CREATE INDEX webhook_call_product ON webhook_call (webhook, product) WHERE product IS NOT NULL',
];

/** Since when a call that was given up is tried again: from then on patience has it, not from the moment that it tells of. */
export const patienceOfCalls = ({ integer }: Words): Migration => [
  `ALTER TABLE webhook_call ADD COLUMN since ${integer}`,
];
