import { z } from 'zod';
import { UpstreamError } from '../errors.ts';
import type { Features } from '../features.ts';
import type { Answer, Upstream } from '../http.ts';
import { ask, decode, headerOf, type Shopper } from './ask.ts';
import { readRefusal, refusalOf, type StoreRefusal } from './refusal.ts';
import { cart, type StoreCart } from './wire.ts';

/** A cart with what the store says about it in headers. */
export interface CartAnswer {
  cart: StoreCart;
  /** stands for this cart from now on; null where the store sent none */
  token: string | null;
  /** changes with whatever changes the order that would come of it; empty for an empty cart */
  hash: string;
}

/** One change of a cart. */
export interface CartWrite {
  method?: 'POST' | 'DELETE';
  /** below /cart, e.g. add-item */
  path: string;
  body: Readonly<Record<string, unknown>>;
}

/** What became of some changes, which were made in order: the cart after the last that was taken, and the refusal of each that was not. */
export interface WriteAnswer {
  answer: CartAnswer | null;
  /** one entry per change, null where it was taken */
  refusals: (StoreRefusal | null)[];
}

export interface Carts {
  /** The cart of a token; an unknown token, or none, gives a new empty cart. */
  read(shopper: Shopper): Promise<CartAnswer>;
  /**
   * Makes changes in order: one call for one, else one per 25, or one each where the store takes no batch. The next call is
   * only made when the one before was answered; what is not sent after that is refused like any other.
   */
  write(shopper: Shopper, writes: readonly CartWrite[]): Promise<WriteAnswer>;
}

/** Whoever guesses codes is held back by plugins, and nobody else for it. */
const TRIED_COUPON = 'apply-coupon';
/** Most requests the store takes in one batch. */
const BATCH = 25;

const batch = z.object({
  responses: z.array(
    z.object({
      status: z.number(),
      headers: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
      body: z.unknown(),
    }),
  ),
});

/** wc/store/v1/cart. One cart's changes must not be made side by side: the store loses some of them. */
export function createCarts(upstream: Upstream, features: Features): Carts {
  const answerOf = (json: unknown, headers: Answer['headers']): CartAnswer => ({
    cart: decode(upstream, '/cart', cart, json),
    token: headerOf(headers, 'cart-token'),
    hash: headerOf(headers, 'cart-hash') ?? '',
  });

  async function single(shopper: Shopper, { method = 'POST', path, body }: CartWrite): Promise<WriteAnswer> {
    try {
      const limitedApart = path === TRIED_COUPON;
      const { json, headers } = await ask(upstream, shopper, `/cart/${path}`, { method, body, limitedApart });
      // Emptying answers with no cart.
      return { answer: method === 'DELETE' ? null : answerOf(json, headers), refusals: [null] };
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      return { answer: null, refusals: [refused] };
    }
  }

  async function oneByOne(shopper: Shopper, writes: readonly CartWrite[]): Promise<WriteAnswer> {
    const made: WriteAnswer = { answer: null, refusals: [] };
    for (const write of writes) {
      const asked = single({ ...shopper, token: made.answer?.token ?? shopper.token }, write);
      const { answer, refusals } = await (made.refusals.length ? asked.catch(unsent(1)) : asked);
      made.answer = answer ?? made.answer;
      made.refusals.push(...refusals);
    }
    return made;
  }

  async function batched(shopper: Shopper, writes: readonly CartWrite[]): Promise<WriteAnswer> {
    const requests = writes.map(({ method = 'POST', path, body }) => ({
      method,
      path: `/wc/store/v1/cart/${path}`,
      body,
      // The outer header is not handed down.
      headers: { 'Cart-Token': shopper.token ?? '' },
    }));
    const { json } = await ask(upstream, shopper, '/batch', { method: 'POST', body: { requests } });
    const { responses } = decode(upstream, '/batch', batch, json);
    const last = responses.findLast(one => one.status < 300 && cart.safeParse(one.body).success);
    return {
      answer: last ? answerOf(last.body, lowerCased(last.headers)) : null,
      refusals: responses.map(one => readRefusal(one.status, one.body) ?? strayed(one.status)),
    };
  }

  async function write(shopper: Shopper, writes: readonly CartWrite[]): Promise<WriteAnswer> {
    const one = writes.length === 1 && (writes[0]!.method ?? 'POST') === 'POST';
    if (one) return single(shopper, writes[0]!);
    if (!features.cartBatch) return oneByOne(shopper, writes);
    const first = await batched(shopper, writes.slice(0, BATCH)).catch(withoutBatch);
    if (!first) return write(shopper, writes);
    if (writes.length <= BATCH) return first;
    const others = writes.slice(BATCH);
    const sent = write({ ...shopper, token: first.answer?.token ?? shopper.token }, others);
    const rest = await sent.catch(unsent(others.length));
    return { answer: rest.answer ?? first.answer, refusals: [...first.refusals, ...rest.refusals] };
  }

  function withoutBatch(error: unknown): null {
    if (!(error instanceof UpstreamError) || error.serviceCode !== 'rest_no_route') throw error;
    features.cartBatch = false;
    return null;
  }

  return {
    async read(shopper) {
      const { json, headers } = await ask(upstream, shopper, '/cart');
      return answerOf(json, headers);
    },
    write,
  };
}

const lowerCased = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) =>
      ['string', 'number'].includes(typeof value) ? [[name.toLowerCase(), String(value)]] : [],
    ),
  );

/** A change was not made, and its own refusal nobody has, or there was none. */
export const NOT_MADE: StoreRefusal = { code: 'internal_server_error', message: '', data: null, cart: null };

/** A part of a batch that failed without a reason. */
const strayed = (status: number): StoreRefusal | null => (status < 300 ? null : NOT_MADE);

/** Of so many changes that certainly were not made, after others that may have been. @throws where nobody knows */
const unsent =
  (count: number) =>
  (error: unknown): WriteAnswer => {
    if (!(error instanceof UpstreamError) || !error.neverSent) throw error;
    return { answer: null, refusals: Array.from({ length: count }, () => NOT_MADE) };
  };
