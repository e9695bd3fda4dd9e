import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../../http/tooMany.ts';
import { clientNetworkOf, routedNetworkOf, visitorOf } from '../../http/visitor.ts';
import type { Agreement } from '../../workers/place.ts';
import type { Limiter } from './limit.ts';
import { createLimiter } from './limiter.ts';

/** Forms by name, whichever way they come in. */
export type FormName =
  | 'quote'
  | 'contact'
  | 'newsletter'
  | 'payment'
  | 'review'
  | 'comment'
  | 'order'
  | 'quoteLookUp'
  | 'signInLink'
  | 'stockNotice'
  | 'delivery'
  | 'coupon';
/** What a request turned out to be only once it was looked at. */
type FoundKind = 'miss' | 'webhook' | 'wrongKey';
export type RateKind = 'page' | 'post' | 'graphql' | 'image' | 'upload' | 'signIn' | 'beacon' | FoundKind | FormName;
type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

export interface Rate {
  /** requests of one visitor, 0 for any number */
  points: number;
  /** seconds */
  per: number;
  /** requests of all visitors together; absent for any number. No network has more than a quarter of them. */
  overall?: number;
  /** requests of one visitor for one subject, e.g. one reference number; absent for any number */
  perSubject?: number;
}

// A buyer sends a handful; an office behind one address some more.
const FORM: Rate = { points: 20, per: 600, overall: 2_000 };
/** Every click counts, also those that become one order. */
const ORDER: Rate = { points: 60, per: 600, overall: 2_000 };
/**
 * Whoever asks more often guesses whose request it is. Nobody is counted for what others ask of the same one, for then a
 * stranger's guesses would keep its buyer out; a reference has too many letters to be found by guessing.
 */
const LOOK_UP: Rate = { points: 20, per: 600, perSubject: 8 };
/** A token is put in whole: whoever tries more often guesses. */
const SIGN_IN: Rate = { points: 10, per: 600 };
/** Mails that somebody may not have asked for: few to one address. */
const SIGN_IN_LINK: Rate = { points: 10, per: 600, overall: 600, perSubject: 5 };
/** A mail that somebody may not have asked for, one for each product. */
const STOCK_NOTICE: Rate = { points: 20, per: 600, overall: 600, perSubject: 10 };
/** Calls that nobody of ours signed, or that come again: what is rightly signed has no limit. */
const WEBHOOK: Rate = { points: 60, per: 60 };
/** Keys that are none: a partner who mends the configuration is not kept waiting. */
const WRONG_KEY: Rate = { points: 60, per: 60 };
/** A browser tells a few numbers as it leaves a page. */
const BEACON: Rate = { points: 120, per: 600 };
/** What delivery costs is asked of the store, by a cart made for it. */
const DELIVERY: Rate = { points: 60, per: 600, overall: 2_000 };
/** Codes are short words, and the store says of each whether there is one: whoever tries more of them guesses. */
const COUPON: Rate = { points: 60, per: 600 };
const ANY: Rate = { points: 0, per: 60 };
/** Whoever has a network has as many addresses as there are visitors: nobody else is to be kept out by them. */
const SHARE = 4;

/** What one visitor may do on a public site: far more than a reader does, far less than a machine can. */
export const PUBLIC_RATES: Record<RateKind, Rate> = {
  // One for a page that is kept, ten for one that must be made.
  page: { points: 3_000, per: 60 },
  post: { points: 120, per: 600 },
  // One for an answer that is kept, four for one that must be made.
  graphql: { points: 1_200, per: 60 },
  image: { points: 3_000, per: 60 },
  upload: { points: 60, per: 600 },
  webhook: WEBHOOK,
  miss: { points: 120, per: 60 },
  signIn: SIGN_IN,
  wrongKey: WRONG_KEY,
  beacon: BEACON,
  quote: FORM,
  contact: FORM,
  newsletter: FORM,
  payment: FORM,
  review: FORM,
  comment: FORM,
  order: ORDER,
  quoteLookUp: LOOK_UP,
  signInLink: SIGN_IN_LINK,
  stockNotice: STOCK_NOTICE,
  delivery: DELIVERY,
  coupon: COUPON,
};

/** A local site has one visitor, who may be measuring it. */
export const LOCAL_RATES: Record<RateKind, Rate> = {
  page: ANY,
  post: { points: 300, per: 60 },
  graphql: ANY,
  image: ANY,
  upload: { points: 300, per: 60 },
  webhook: WEBHOOK,
  miss: ANY,
  signIn: SIGN_IN,
  wrongKey: WRONG_KEY,
  beacon: BEACON,
  quote: ANY,
  contact: ANY,
  newsletter: ANY,
  payment: ANY,
  review: ANY,
  comment: ANY,
  order: ANY,
  quoteLookUp: ANY,
  signInLink: SIGN_IN_LINK,
  stockNotice: STOCK_NOTICE,
  delivery: ANY,
  coupon: ANY,
};

export interface Rates {
  /**
   * Counts one request of its visitor, of all of them, and of its visitor for its subject where it has one; `weight` is
   * how many it counts for, 1 if left out.
   * @throws HttpRefusal 429 with Retry-After
   */
  take(kind: Exclude<RateKind, FoundKind>, request: Asked, more?: { weight?: number; subject?: string }): Promise<void>;
  /**
   * Refuses whoever has had too many requests found to be of this kind; counts nothing. Of unknown addresses it is asked
   * before one is looked up that nobody knows: behind one carrier's address stand many readers, and whoever asks for what
   * there is goes on.
   * @throws HttpRefusal 429 with Retry-After
   */
  check(kind: FoundKind, request: Asked): Promise<void>;
  /** Counts a request that was found to be of this kind. */
  found(kind: FoundKind, request: Asked): void;
  /** The network that it comes from, hashed: it may be stored. */
  networkOf(request: Asked): string;
  /** Whether its visitor is one for whom no limits hold. */
  isUnlimited(request: Asked): boolean;
}

export interface RatesOptions {
  public: boolean;
  trustProxy: number;
  unlimitedClients: readonly string[];
  /** the first hides the visitors' addresses from other processes, and from what is stored */
  secretKeys: readonly string[];
}

/** What counts one kind of request: those of each visitor, of a network, of all together, of each visitor for a subject. */
interface Limiters {
  each?: Promise<Limiter>;
  network?: Promise<Limiter>;
  all?: Promise<Limiter>;
  subject?: Promise<Limiter>;
}

/** Counts visitors: in this process alone, or with those it agrees with. */
export function createRates(
  config: RatesOptions,
  by: Agreement = null,
  rates: Record<RateKind, Rate> = config.public ? PUBLIC_RATES : LOCAL_RATES,
): Rates {
  const unlimited = new Set(config.unlimitedClients.map(clientNetworkOf));
  const limiters = new Map<string, Limiters>();
  for (const [kind, { points, per, overall, perSubject }] of Object.entries(rates))
    limiters.set(kind, {
      ...(points > 0 && { each: createLimiter(kind, { points, per }, by) }),
      ...(overall && {
        network: createLimiter(`network ${kind}`, { points: Math.max(points, Math.floor(overall / SHARE)), per }, by),
        all: createLimiter(`all ${kind}`, { points: overall, per }, by),
      }),
      ...(perSubject && { subject: createLimiter(`subject ${kind}`, { points: perSubject, per }, by) }),
    });
  const hashed = (text: string) => createHmac('sha256', config.secretKeys[0]!).update(text).digest('base64url');
  const keyOf = (text: string) => (by ? hashed(text) : text);
  const consume = async (limiter: Promise<Limiter>, key: string, weight = 1) => {
    await (await limiter).consume(key, weight);
  };
  const check = async (limiter: Promise<Limiter>, key: string) => {
    const count = await (await limiter).get(key);
    if (count && count.remainingPoints <= 0) throw count;
  };
  const isUnlimited = (request: Asked): boolean => unlimited.has(visitorOf(request, config.trustProxy));
  /** What to count a request under; null where no limits hold. */
  const counted = (request: Asked): string | null =>
    isUnlimited(request) ? null : keyOf(visitorOf(request, config.trustProxy));
  return {
    isUnlimited,
    networkOf: request => hashed(routedNetworkOf(request, config.trustProxy)),
    async take(kind, request, { weight = 1, subject } = {}) {
      const key = counted(request);
      if (key === null) return;
      const { each, network, all, subject: ofSubject } = limiters.get(kind)!;
      if (each) await consume(each, key, weight).catch(refuseRate);
      if (network) await consume(network, keyOf(routedNetworkOf(request, config.trustProxy))).catch(refuseRate);
      if (all) await consume(all, 'all').catch(refuseRate);
      // Whatever was typed as its subject takes the room of one counter.
      if (ofSubject && subject) await consume(ofSubject, hashed(`${key} ${subject}`)).catch(refuseRate);
    },
    async check(kind, request) {
      const key = counted(request);
      const { each } = limiters.get(kind)!;
      if (key !== null && each) await check(each, key).catch(refuseRate);
    },
    found(kind, request) {
      const key = counted(request);
      const { each } = limiters.get(kind)!;
      if (key !== null && each) consume(each, key).catch(() => {});
    },
  };
}

/** What a limiter rejects with, as a refusal: 429 with Retry-After. */
export function refuseRate(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  throw tooMany(reason.msBeforeNext);
}
