import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { isSame, sign } from '../../config/signing.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { listOf } from '../../upstreams/fields.ts';
import { change } from './change.ts';
import { headerOf, type Sender } from './delivery.ts';

/** The clocks of two machines differ, and a call may have waited for its turn. */
const LONGEST_MS = 5 * 60_000;

const body = z.object({ changes: listOf(change) });

/**
 * Our plugin's calls: `{ "changes": [{ "kind": "post", "id": 12 }, …] }`, signed as hex HMAC-SHA256 of
 * "{timestamp}.{nonce}.{body}". Kinds that only a newer plugin knows are left out.
 */
export const plugin = (secret: string): Sender => ({
  knows: headers => prefixIn(headers) !== undefined,
  read(headers, bytes) {
    const nonce = readSigned(secret, headers, bytes);
    return { name: nonce, signed: nonce, changes: changesIn(bytes) };
  },
});

/** The plugin's headers, and those of its releases before 1.1. */
const PREFIXES = ['x-gateway', 'x-diri'] as const;

const prefixIn = (headers: IncomingHttpHeaders): string | undefined =>
  PREFIXES.find(prefix => headers[`${prefix}-signature`] !== undefined);

/** The nonce of a call that our plugin signed. @throws HttpRefusal 401 for any other, and for one that is too old */
export function readSigned(secret: string, headers: IncomingHttpHeaders, bytes: Buffer): string {
  const prefix = prefixIn(headers) ?? PREFIXES[0];
  const timestamp = headerOf(headers, `${prefix}-timestamp`);
  const nonce = headerOf(headers, `${prefix}-nonce`);
  const signature = Buffer.from(headerOf(headers, `${prefix}-signature`), 'hex');
  const formed = /^\d{1,12}$/.test(timestamp) && /^[\w-]{16,64}$/.test(nonce);
  if (!formed || !isSame(sign(secret, `${timestamp}.${nonce}.`, bytes), signature))
    throw new HttpRefusal(401, 'WEBHOOK_UNSIGNED');
  if (Math.abs(Date.now() - Number(timestamp) * 1_000) > LONGEST_MS) throw new HttpRefusal(401, 'WEBHOOK_LATE');
  return nonce;
}

function changesIn(bytes: Buffer) {
  try {
    return body.parse(JSON.parse(bytes.toString('utf8'))).changes;
  } catch {
    throw new HttpRefusal(400, 'WEBHOOK_UNREADABLE');
  }
}
