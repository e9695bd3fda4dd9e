import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../data/database.ts';

const SECRET = 'cart token secret';

/** Two days, as WooCommerce keeps a guest's cart. */
export const LIFETIME = 48 * 3600;

const secondsNow = () => Math.floor(Date.now() / 1000);

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A Cart-Token: a signed JWT that names whose cart it is. Every answer carries a new one; the older stay valid. */
export function issueToken(userId: string, database: Database): string {
  const iat = secondsNow();
  const text = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ user_id: userId, exp: iat + LIFETIME, iss: 'store-api', iat })}`;
  return `${text}.${sign(text, database)}`;
}

/** Whose cart a token names; null for one that is forged, expired or no token at all. */
export function readToken(token: string, database: Database): string | null {
  const [header, payload, signature] = token.split('.');
  if (!header || !payload || !signature || !same(signature, sign(`${header}.${payload}`, database))) return null;
  const { user_id, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return exp > secondsNow() ? user_id : null;
}

/** From now on every token and cookie given out so far is worth nothing, as if it had expired. */
export const expireTokens = (database: Database) => database.setFact(SECRET, '');

export const sign = (text: string, database: Database) =>
  createHmac('sha256', database.secret(SECRET)).update(text).digest('base64url');

export const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const HALF_DAY = 12 * 3600;

/** The nonce of a user, 0 for all guests alike; good for the half day it was made in and the next one. */
export const nonceOf = (user: number, database: Database, age = 0) =>
  createHmac('sha256', database.secret('nonce secret'))
    .update(`${Math.floor(secondsNow() / HALF_DAY) - age} ${user}`)
    .digest('hex')
    .slice(0, 10);

export const nonceFits = (nonce: string, user: number, database: Database) =>
  [0, 1].some(age => nonce === nonceOf(user, database, age));
