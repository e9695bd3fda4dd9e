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
  knows: headers => headers['x-diri-signature'] !== undefined,
  read(headers, bytes) {
    const nonce = readSigned(secret, headers, bytes);
    return { name: nonce, signed: nonce, changes: changesIn(bytes) };
  },
});

/** The nonce of a call that our plugin signed. @throws HttpRefusal 401 for any other, and for one that is too old */
export function readSigned(secret: string, headers: IncomingHttpHeaders, bytes: Buffer): string {
  const timestamp = headerOf(headers, 'x-diri-timestamp');
  const nonce = headerOf(headers, 'x-diri-nonce');
  const signature = Buffer.from(headerOf(headers, 'x-diri-signature'), 'hex');
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
