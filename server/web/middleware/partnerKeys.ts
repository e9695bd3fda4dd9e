import type { IncomingMessage } from 'node:http';
import { createBounded } from '../../cache/bounded.ts';
import type { AskingPartner } from '../../graphql/requestContext.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import type { KeyHolder } from '../../partners/partner.ts';
import type { Partners } from '../../partners/partners.ts';
import { StorageError } from '../../storage/errors.ts';
import type { Agreement } from '../../workers/place.ts';
import type { Limiter } from './limit.ts';
import { createLimiter } from './limiter.ts';
import type { Origins } from './origins.ts';
import { type Rates, refuseRate } from './rates.ts';

/** Partners' programs at the door: by the header X-Api-Key and nothing else, so that no address holds a key. */
export interface PartnerKeys {
  /**
   * Who asks, one request of theirs counted; null for a request without a key.
   * @throws HttpRefusal 401 for a key that is none, 403 for a page that may not use it, 429 with Retry-After, 503 while
   * keys cannot be looked up
   */
  admit(request: IncomingMessage): Promise<AskingPartner> | null;
  /** The origin of a preflight as a list, where some key may be used there. */
  preflightOrigins(request: IncomingMessage): Promise<string[]>;
}

export interface PartnerKeysOptions {
  partners: Partners;
  origins: Origins;
  rates: Rates;
  /** what limits are counted by */
  agreement: Agreement;
}

const PER_SECONDS = 60;
const LIMITERS_BYTES = 500_000;

export function createPartnerKeys({ partners, origins, rates, agreement }: PartnerKeysOptions): PartnerKeys {
  // Those that may do as much share a limiter: each is counted under its own number.
  const limiters = createBounded<Promise<Limiter>>({ maxBytes: LIMITERS_BYTES });
  const take = async (what: 'requests' | 'cost', points: number, { id }: KeyHolder, count: number) => {
    const name = `partner ${what} ${points}`;
    const limiter =
      limiters.get(name) ??
      createLimiter(name, { points, per: PER_SECONDS, refusedIsFree: what === 'cost' }, agreement);
    limiters.set(name, limiter);
    await (await limiter).consume(String(id), count).catch(refuseRate);
  };
  const holderOf = async (request: IncomingMessage, key: string): Promise<KeyHolder> => {
    // Behind one address may stand many: who guesses there keeps nobody out whose key is right.
    await rates.check('wrongKey', request).catch(async refusal => {
      if (!(await partners.isIssued(key).catch(unchecked))) throw refusal;
    });
    const holder = await partners.holderOf(key).catch(unchecked);
    if (holder) return holder;
    rates.found('wrongKey', request);
    throw new HttpRefusal(401, 'WRONG_KEY');
  };
  const admitHolder = async (request: IncomingMessage, key: string): Promise<AskingPartner> => {
    const holder = await holderOf(request, key);
    const { origin } = request.headers;
    if (origin !== undefined && !holder.origins.includes(origin) && !origins.isOwn(request))
      throw new HttpRefusal(403, 'KEY_ORIGIN');
    await take('requests', holder.requestsPerMinute, holder, 1).catch(refusal => {
      // The script of its page reads how long it has to wait.
      if (refusal instanceof HttpRefusal) Object.assign(refusal.headers, origins.corsHeaders(request, holder.origins));
      throw refusal;
    });
    const spend = async (cost: number) => {
      const limit = holder.costPerMinute;
      // Waiting would not help.
      if (cost > limit) throw new HttpRefusal(400, 'QUERY_TOO_EXPENSIVE', { found: cost, limit });
      if (cost > 0) await take('cost', limit, holder, cost);
    };
    return { ...holder, spend };
  };
  return {
    admit(request) {
      const key = request.headers['x-api-key'];
      return typeof key === 'string' && key !== '' ? admitHolder(request, key) : null;
    },
    async preflightOrigins({ method, headers: { origin } }) {
      if (method !== 'OPTIONS' || !origin) return [];
      // While keys cannot be looked up, a page that has none is no better off.
      return (await partners.hasOrigin(origin).catch(() => false)) ? [origin] : [];
    },
  };
}

function unchecked(error: unknown): never {
  if (!(error instanceof StorageError)) throw error;
  throw new HttpRefusal(503, 'KEY_UNCHECKED', {}, { 'retry-after': '5' });
}
