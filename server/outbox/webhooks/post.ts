import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import { sign } from '../../config/signing.ts';
import { type CallableHosts, faultOfAddress, isPublicIp, mayBePrivate } from '../../partners/webhooks/address.ts';

/** What is sent to a partner. */
interface Message {
  readonly url: string;
  /** of the address */
  readonly secret: string;
  /** the same for each try */
  readonly name: string;
  readonly body: string;
  /** of this try, in milliseconds since 1970 */
  readonly now: number;
}

/** What became of one try: a status, or what was in the place of an answer. */
export type Posted =
  | { readonly type: 'taken' }
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'unreachable'; readonly fault: string };

export interface Poster {
  post(message: Message, signal: AbortSignal): Promise<Posted>;
  close(): Promise<void>;
}

/** Within the lease of a call, so that nobody else begins it meanwhile. */
const TRY_MS = 10_000;
const ANSWER_BYTES = 16 * 1024;
const AGENT = { headersTimeout: TRY_MS, bodyTimeout: TRY_MS, maxResponseSize: -1 } as const;

/**
 * Sends calls as Standard Webhooks has them. Leads are not followed, and where an address must lie on the net the
 * addresses that its name has at that moment are judged: the connection is made to one of those.
 */
export function createPoster(hosts: CallableHosts, lookup: LookupFunction = lookUp): Poster {
  const connect = { timeout: TRY_MS };
  const anywhere = new Agent({ ...AGENT, connect: { ...connect, lookup } });
  const onTheNet = new Agent({ ...AGENT, connect: { ...connect, lookup: publicAlone(lookup) } });
  return {
    async post({ url, secret, name, body, now }, signal) {
      if (faultOfAddress(url, hosts) !== null) return { type: 'unreachable', fault: 'PrivateAddress' };
      const timestamp = String(Math.floor(now / 1_000));
      const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64');
      const signature = sign(key, `${name}.${timestamp}.${body}`).toString('base64');
      try {
        const { statusCode: status, body: answer } = await request(url, {
          method: 'POST',
          dispatcher: mayBePrivate(url, hosts) ? anywhere : onTheNet,
          headers: {
            'content-type': 'application/json',
            'user-agent': 'gateway-webhooks/1',
            'webhook-id': name,
            'webhook-timestamp': timestamp,
            'webhook-signature': `v1,${signature}`,
          },
          body,
          signal: AbortSignal.any([signal, AbortSignal.timeout(TRY_MS)]),
        });
        await answer.dump({ limit: ANSWER_BYTES }).catch(() => {});
        return status >= 200 && status < 300 ? { type: 'taken' } : { type: 'refused', status };
      } catch (error) {
        return { type: 'unreachable', fault: faultOf(error) };
      }
    },
    async close() {
      await Promise.all([anywhere.destroy(), onTheNet.destroy()]);
    },
  };
}

/** Names that lead into a network of one's own are not found. */
const publicAlone =
  (lookup: LookupFunction): LookupFunction =>
  (hostname, options, answer) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found.filter(({ address }) => isPublicIp(address)) : [];
      const [first] = addresses;
      if (error || !first)
        return answer(error ?? Object.assign(new Error('no address on the net'), { code: 'PrivateAddress' }), []);
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family);
    });

// A name or a code only: what an error says may quote what was sent. That of a lapse of time is a number, which says nothing.
function faultOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return String(typeof code === 'string' ? code : (name ?? 'Error')).slice(0, 60);
}
