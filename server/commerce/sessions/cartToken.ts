import { hash } from 'node:crypto';
import { z } from 'zod';
import { DAY_MS } from '../../../rules/dates/dayMs.ts';

const claims = z.object({ user_id: z.string(), exp: z.number().optional() });

/** Reads the store's token without judging it: only the store can. */
function claimsOf(token: string): z.output<typeof claims> | null {
  try {
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return claims.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
}

/** Whose cart a token stands for: tokens are issued anew with every answer, this stays. */
export const identityOf = (token: string): string => hash('sha256', claimsOf(token)?.user_id ?? token, 'base64url');

const RENEWED_BEFORE_MS = DAY_MS;

/** Whether a token has less than a day left, half of what the store gives it. */
export const endsSoon = (token: string): boolean =>
  (claimsOf(token)?.exp ?? Number.POSITIVE_INFINITY) * 1_000 < Date.now() + RENEWED_BEFORE_MS;
