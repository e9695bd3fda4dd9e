import type { Migration, Words } from './migrate.ts';

/**
 * What a quote request has beside what was asked: whose turn it is and since when, its steps (the order in which they
 * are told to others), what was said, its offers, the order that an accepted one becomes, and which repeated call was
 * which step. Addresses sign in by links, and stay signed in by sessions.
 */
export const quoteLife = ({ integer, json, id, strict }: Words): Migration => [
  'ALTER TABLE quote_request ADD COLUMN version INTEGER NOT NULL DEFAULT 1',
  "ALTER TABLE quote_request ADD COLUMN waits_for TEXT DEFAULT 'FIRM'",
  `ALTER TABLE quote_request ADD COLUMN turn_at ${integer}`,
  'ALTER TABLE quote_request ADD COLUMN offer_version INTEGER',
  `ALTER TABLE quote_request ADD COLUMN offer_total ${integer}`,
  `ALTER TABLE quote_request ADD COLUMN valid_until ${integer}`,
  'ALTER TABLE quote_request ADD COLUMN reminders INTEGER NOT NULL DEFAULT 1',
  'CREATE INDEX quote_request_status ON quote_request (status, valid_until)',
  `CREATE TABLE quote_step (
     id ${id},
     submission ${integer} NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
     at ${integer} NOT NULL,
     kind TEXT NOT NULL,
     by_party TEXT,
     offer_version INTEGER,
     note TEXT
   )${strict}`,
  'CREATE INDEX quote_step_of ON quote_step (submission, id)',
  'CREATE INDEX quote_step_at ON quote_step (kind, at)',
  `CREATE TABLE quote_message (
     id ${id},
     submission ${integer} NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
     at ${integer} NOT NULL,
     from_party TEXT NOT NULL,
     text TEXT NOT NULL
   )${strict}`,
  'CREATE INDEX quote_message_of ON quote_message (submission, id)',
  `CREATE TABLE quote_offer (
     submission ${integer} NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
     version INTEGER NOT NULL,
     sent_at ${integer} NOT NULL,
     valid_until ${integer} NOT NULL,
     offer ${json} NOT NULL,
     PRIMARY KEY (submission, version)
   )${strict}`,
  `CREATE TABLE quote_order (
     submission ${integer} PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
     offer_version INTEGER NOT NULL,
     accepted_at ${integer} NOT NULL,
     buyer ${json} NOT NULL,
     state TEXT NOT NULL,
     sent_at ${integer},
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at ${integer} NOT NULL,
     leased_until ${integer} NOT NULL DEFAULT 0,
     fault TEXT,
     order_id ${integer},
     order_key TEXT,
     number TEXT,
     payment_url TEXT,
     looked_at ${integer}
   )${strict}`,
  'CREATE INDEX quote_order_due ON quote_order (state, next_attempt_at)',
  'CREATE INDEX quote_order_id ON quote_order (order_id)',
  `CREATE TABLE quote_key (
     key TEXT PRIMARY KEY,
     submission ${integer} NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
     body_hash TEXT NOT NULL,
     at ${integer} NOT NULL
   )${strict}`,
  'CREATE INDEX quote_key_age ON quote_key (at)',
  `CREATE TABLE sign_in_link (
     token TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     made_at ${integer} NOT NULL
   )${strict}`,
  `CREATE TABLE account_session (
     token TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     until ${integer} NOT NULL
   )${strict}`,
  'CREATE INDEX account_session_email ON account_session (email)',
];
