import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { createSeal, type Seal } from '../../config/seal.ts';
import { SESSION_MS } from '../../quotes/accounts/accounts.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { signedOutCookie } from './signedOut.ts';

const state = z.object({
  /** Requests that an earlier release remembered, without their time; this one only reads them. */
  quotes: z.array(z.string()),
  /** by which the account's session is known; null where nobody is signed in */
  account: z.string().nullable(),
});

/** What one cookie carries of who is signed in, sealed. */
type BuyerState = z.output<typeof state>;

/** A request that is remembered, in a cookie of its own: what two answers remember at once stays side by side. */
interface Remembered {
  /** the name of the cookie */
  readonly name: string;
  readonly reference: string;
  /** milliseconds since 1970 */
  readonly at: number;
}

/** What a visitor's browser may read without saying more, during one request. */
export interface BuyerSession {
  /** the account's session; null where nobody is signed in */
  readonly account: string | null;
  /** Requests whose links were opened here within the last 30 days, the last one first. */
  readonly quotes: readonly string[];
  /** Whether the link of this request was opened here since its buyer last signed out everywhere. */
  mayRead(request: Pick<QuoteRequest, 'reference' | 'signedOutAt'>): boolean;
  /** Remembers that the link of this request was opened, or that it was made here. */
  remember(reference: string): void;
  signIn(account: string): void;
  signOut(): void;
  /** What the answer must carry: nothing unless something has changed. */
  headers(): [name: 'set-cookie', value: string][];
}

const MAX_AGE_SECONDS = SESSION_MS / 1_000;
const REMEMBERED = 20;
/** When an earlier release remembered something: before anything that this one has noted. */
const LONG_AGO = 0;
const NOTHING: BuyerState = { quotes: [], account: null };

/** Opens the sessions of requests. @param secure whether the site is reached by https */
export function createBuyerSessions({ secrets, secure }: { secrets: readonly string[]; secure: boolean }) {
  const seal = createSeal(secrets, 'buyer');
  const quoteSeal = createSeal(secrets, 'buyer quote');
  const name = secure ? '__Host-buyer' : 'buyer';
  const quoteName = (reference: string) => `${name}-${reference}`;
  const cookie = (name: string, value: string) =>
    stringifySetCookie({
      name,
      value,
      httpOnly: true,
      secure,
      path: '/',
      sameSite: 'lax',
      maxAge: value ? MAX_AGE_SECONDS : 0,
    });

  return (cookies: string | null | undefined): BuyerSession => {
    const given = parseCookie(cookies ?? '');
    const own = Object.entries(given).filter(([each]) => each.startsWith(quoteName('')));
    let current = readState(seal.open(given[name] ?? ''));
    let remembered = own.flatMap(([name, value]) => readRemembered(quoteSeal, name, value)).toSorted(newestFirst);
    /** by name: only what an answer changes is set, so that it undoes nothing of another one that crosses it */
    const changes = new Map<string, string>();
    let signedOut = false;
    const known = () => [...remembered, ...current.quotes.map(reference => ({ reference, at: LONG_AGO }))];
    return {
      get quotes() {
        return [...new Set(known().map(({ reference }) => reference))];
      },
      get account() {
        return current.account;
      },
      mayRead: ({ reference, signedOutAt }) =>
        known().some(one => one.reference === reference && (signedOutAt === null || one.at > signedOutAt)),
      remember(reference) {
        const one = { name: quoteName(reference), reference, at: Date.now() };
        remembered = [one, ...remembered.filter(known => known.reference !== reference)];
        for (const { name } of remembered.splice(REMEMBERED)) changes.set(name, '');
        changes.set(one.name, quoteSeal.seal(`${one.at} ${reference}`));
      },
      signIn(account) {
        current = { ...current, account };
        changes.set(name, seal.seal(JSON.stringify(current)));
      },
      // Whoever signs out leaves nothing behind for the next at this browser.
      signOut() {
        for (const each of [name, ...own.map(([each]) => each)]) changes.set(each, '');
        current = NOTHING;
        remembered = [];
        signedOut = true;
      },
      headers: () =>
        [
          ...[...changes].map(([name, value]) => cookie(name, value)),
          ...(signedOut ? [signedOutCookie(secure)] : []),
        ].map(line => ['set-cookie', line]),
    };
  };
}

export type BuyerSessions = ReturnType<typeof createBuyerSessions>;

function readState(text: string | null): BuyerState {
  if (text === null) return NOTHING;
  try {
    return state.safeParse(JSON.parse(text)).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

function readRemembered(seal: Seal, name: string, value: string | undefined): Remembered[] {
  const [at, reference] = (seal.open(value ?? '') ?? '').split(' ');
  // What a clock that was ahead dated later would be good until then.
  const isYoung = Math.abs(Date.now() - Number(at)) < SESSION_MS;
  return reference && isYoung ? [{ name, reference, at: Number(at) }] : [];
}

const newestFirst = (a: Remembered, b: Remembered): number => b.at - a.at;
