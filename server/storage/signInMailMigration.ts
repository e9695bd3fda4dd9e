import type { Migration, Words } from './migrate.ts';

/** Addresses that asked for a link by which they sign in, until it is sent: never the link itself. */
export const signInMails = ({ integer, id, strict }: Words): Migration => [
  `CREATE TABLE sign_in_mail (
     id ${id},
     email TEXT NOT NULL,
     asked_at ${integer} NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at ${integer} NOT NULL
   )${strict}`,
  'CREATE INDEX sign_in_mail_due ON sign_in_mail (next_attempt_at)',
];

/** When the address of a request last signed out everywhere: browsers that remember it from before read it no more. */
export const signedOutEverywhere = ({ integer }: Words): Migration => [
  `ALTER TABLE quote_request ADD COLUMN signed_out_at ${integer}`,
];
