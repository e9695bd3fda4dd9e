import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpRefusal } from './refusal.ts';
import { householdOf, visitorOf } from './visitor.ts';

/** Forms by name, whichever way they come in. */
export type FormName = 'quote' | 'contact' | 'newsletter' | 'review' | 'order' | 'quoteLookUp';
export type RateKind = 'page' | 'post' | 'graphql' | 'image' | 'upload' | 'webhook' | 'miss' | 'signIn' | FormName;
type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

export interface Rate {
  /** requests of one visitor, 0 for any number */
  points: number;
  /** seconds */
  per: number;
  /** requests of all visitors together; absent for any number */
  overall?: number;
  /** requests of all visitors for one subject, e.g. one reference number; absent for any number */
  perSubject?: number;
}

// A buyer sends a handful; an office behind one address some more.
const FORM: Rate = { points: 20, per: 600, overall: 2_000 };
/** Every click counts, also those that become one order. */
const ORDER: Rate = { points: 60, per: 600, overall: 2_000 };
/** Whoever asks more often guesses whose request it is; so do many who ask for the same one. */
const LOOK_UP: Rate = { points: 20, per: 600, perSubject: 30 };
/** A token is put in whole: whoever tries more often guesses. */
const SIGN_IN: Rate = { points: 10, per: 600 };
/** A shop tells of each change apart; WordPress gives up on who refuses it too often. */
const WEBHOOK: Rate = { points: 600, per: 60 };
const ANY: Rate = { points: 0, per: 60 };

/** What one visitor may do on a public site: far more than a reader does, far less than a machine can. */
export const PUBLIC_RATES: Record<RateKind, Rate> = {
  // One for a page that is kept, ten for one that must be made.
  page: { points: 3_000, per: 60 },
  post: { points: 120, per: 600 },
  graphql: { points: 1_200, per: 60 },
  image: { points: 3_000, per: 60 },
  upload: { points: 60, per: 600 },
  webhook: WEBHOOK,
  miss: { points: 120, per: 60 },
  signIn: SIGN_IN,
  quote: FORM,
  contact: FORM,
  newsletter: FORM,
  review: FORM,
  order: ORDER,
  quoteLookUp: LOOK_UP,
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
  quote: ANY,
  contact: ANY,
  newsletter: ANY,
  review: ANY,
  order: ANY,
  quoteLookUp: ANY,
};

export interface Rates {
  /**
   * Counts one request of its visitor, of all of them, and of all of them for its subject where it has one; `weight` is
   * how many it counts for, 1 if left out.
   * @throws HttpRefusal 429 with Retry-After
   */
  take(kind: Exclude<RateKind, 'miss'>, request: Asked, more?: { weight?: number; subject?: string }): Promise<void>;
  /**
   * Before an address is looked up that nobody knows. Behind one carrier's address stand many readers: whoever asks for
   * what there is goes on.
   * @throws HttpRefusal 429 with Retry-After for a visitor who has met too many unknown ones
   */
  checkUnknown(request: Asked): Promise<void>;
  /** Counts an unknown address that a visitor asked for. */
  missed(request: Asked): void;
}

export function createRates(
  config: { public: boolean; trustProxy: number; unlimitedClients: readonly string[] },
  rates: Record<RateKind, Rate> = config.public ? PUBLIC_RATES : LOCAL_RATES,
): Rates {
  const limiters = new Map(
    Object.entries(rates)
      .filter(([, rate]) => rate.points > 0)
      .map(([kind, { points, per }]) => [
        kind as RateKind,
        new RateLimiterMemory({ keyPrefix: kind, points, duration: per }),
      ]),
  );
  const overall = new Map(
    Object.entries(rates).flatMap(([kind, { overall: points, per }]) =>
      points === undefined ? [] : [[kind as RateKind, new RateLimiterMemory({ points, duration: per })]],
    ),
  );
  const bySubject = new Map(
    Object.entries(rates).flatMap(([kind, { perSubject: points, per }]) =>
      points === undefined ? [] : [[kind as RateKind, new RateLimiterMemory({ points, duration: per })]],
    ),
  );
  const misses = limiters.get('miss');
  const unlimited = new Set(config.unlimitedClients.map(householdOf));
  return {
    async take(kind, request, { weight = 1, subject } = {}) {
      const visitor = visitorOf(request, config.trustProxy);
      if (unlimited.has(visitor)) return;
      const limiter = limiters.get(kind);
      if (limiter) await limiter.consume(visitor, weight).catch(refuse);
      await overall.get(kind)?.consume('all').catch(refuse);
      if (subject) await bySubject.get(kind)?.consume(subject).catch(refuse);
    },
    async checkUnknown(request) {
      const visitor = visitorOf(request, config.trustProxy);
      if (unlimited.has(visitor)) return;
      const missed = await misses?.get(visitor);
      if (missed && missed.remainingPoints <= 0) refuse(missed);
    },
    missed(request) {
      misses?.consume(visitorOf(request, config.trustProxy)).catch(() => {});
    },
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
  throw new HttpRefusal(429, 'RATE_LIMITED', { seconds }, { 'retry-after': String(seconds) });
}
