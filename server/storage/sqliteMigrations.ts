import { commentKeys } from './commentMigration.ts';
import { mailboxes } from './mailboxMigration.ts';
import type { Migration, Words } from './migrate.ts';
import { networksOfNotices, stockNotices } from './noticeMigration.ts';
import { partners } from './partnerMigration.ts';
import { quoteLife } from './quoteMigration.ts';
import { signedOutEverywhere, signInMails } from './signInMailMigration.ts';
import { patienceOfCalls, productsOfCalls, webhooks } from './webhookMigration.ts';

const words: Words = { integer: 'INTEGER', json: 'TEXT', id: 'INTEGER PRIMARY KEY AUTOINCREMENT', strict: ' STRICT' };

// Each runs once, in this order, and is never changed after a release: a new need is a new entry at the end.
export const sqliteMigrations: readonly Migration[] = [
  [
    `CREATE TABLE submission (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       reference TEXT NOT NULL UNIQUE,
       kind TEXT NOT NULL,
       key TEXT UNIQUE,
       body_hash TEXT NOT NULL,
       payload TEXT NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked')),
       attempts INTEGER NOT NULL DEFAULT 0,
       created_at INTEGER NOT NULL,
       next_attempt_at INTEGER NOT NULL,
       settled_at INTEGER,
       last_fault TEXT
     ) STRICT`,
    `CREATE INDEX submission_due ON submission (next_attempt_at) WHERE state = 'pending'`,
    'CREATE INDEX submission_age ON submission (state, created_at)',
    `CREATE TABLE consent (
       reference TEXT PRIMARY KEY,
       email TEXT NOT NULL,
       page TEXT NOT NULL,
       given_at INTEGER NOT NULL
     ) STRICT`,
  ],
  // A submission has a delivery for each target; its payload goes when it has been kept for long enough.
  [
    'ALTER TABLE submission RENAME TO submission_1',
    `CREATE TABLE submission (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       reference TEXT NOT NULL UNIQUE,
       kind TEXT NOT NULL,
       key TEXT UNIQUE,
       body_hash TEXT NOT NULL,
       payload TEXT,
       held TEXT,
       repeated INTEGER NOT NULL DEFAULT 0,
       created_at INTEGER NOT NULL
     ) STRICT`,
    `INSERT INTO submission (id, reference, kind, key, body_hash, payload, created_at)
       SELECT id, reference, kind, key, body_hash, payload, created_at FROM submission_1`,
    `CREATE TABLE delivery (
       id INTEGER PRIMARY KEY AUTOINCREMENT,
       submission INTEGER NOT NULL REFERENCES submission (id) ON DELETE CASCADE,
       target TEXT NOT NULL,
       route TEXT NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('held', 'waiting', 'pending', 'delivered', 'parked')),
       attempts INTEGER NOT NULL DEFAULT 0,
       since INTEGER NOT NULL,
       next_attempt_at INTEGER NOT NULL,
       leased_until INTEGER NOT NULL DEFAULT 0,
       settled_at INTEGER,
       fault TEXT,
       UNIQUE (submission, target)
     ) STRICT`,
    `INSERT INTO delivery (submission, target, route, state, attempts, since, next_attempt_at, settled_at, fault)
       SELECT id, 'service', CASE kind WHEN 'quote' THEN 'quote' ELSE 'contact' END, state, attempts, created_at,
         next_attempt_at, settled_at, last_fault FROM submission_1`,
    'DROP TABLE submission_1',
    `CREATE INDEX delivery_due ON delivery (route, next_attempt_at) WHERE state = 'pending'`,
    'CREATE INDEX delivery_state ON delivery (state, settled_at)',
    'CREATE TABLE probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT',
  ],
  // An order is one, however often it is asked for: its key is stored before the store is.
  [
    `CREATE TABLE order_key (
       key TEXT PRIMARY KEY,
       body_hash TEXT NOT NULL,
       cart TEXT NOT NULL,
       cart_hash TEXT NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('sent', 'placed')),
       order_id INTEGER,
       order_key TEXT,
       sent_at INTEGER NOT NULL
     ) STRICT`,
    'CREATE INDEX order_key_age ON order_key (sent_at)',
  ],
  // By which time the last sweep judged what was kept for long enough.
  ['CREATE TABLE sweep (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT'],
  // A quote request outlives its delivery, and has a life of its own: its status is no list yet that could be checked.
  [
    `CREATE TABLE quote_request (
       submission INTEGER PRIMARY KEY REFERENCES submission (id) ON DELETE CASCADE,
       status TEXT NOT NULL,
       status_at INTEGER NOT NULL,
       email TEXT NOT NULL,
       request TEXT NOT NULL
     ) STRICT`,
    'CREATE INDEX quote_request_email ON quote_request (email)',
    'CREATE INDEX quote_request_age ON quote_request (status_at)',
  ],
  // What a quote request has beside what was asked.
  quoteLife(words),
  // Programs of others that may ask, by keys.
  partners(words),
  // Who waits for a link to sign in by.
  signInMails(words),
  // Where partners are called, and what is to be told there.
  webhooks(words),
  // Who is told when something is back in stock.
  stockNotices(words),
  // Comments that were handed over, each once.
  commentKeys(words),
  // How many mails go to one mailbox because somebody typed its address.
  mailboxes(words),
  // From which networks it is asked to be told when something is back.
  networksOfNotices,
  // Of which product partners are told.
  productsOfCalls(words),
  // Since when what was given up is told again.
  patienceOfCalls(words),
  // Since when what browsers remember of requests counts.
  signedOutEverywhere(words),
];
