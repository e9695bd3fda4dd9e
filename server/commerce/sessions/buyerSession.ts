import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { createSeal } from '../../config/seal.ts';

const state = z.object({
  /** requests whose links were opened here, the last one first */
  quotes: z.array(z.string()),
  /** by which the account's session is known; null where nobody is signed in */
  account: z.string().nullable(),
});

/** What a browser carries of what it may read, sealed. */
type BuyerState = z.output<typeof state>;

/** What a visitor's browser may read without saying more, during one request. */
export interface BuyerSession {
  /** the account's session; null where nobody is signed in */
  readonly account: string | null;
  /** Requests whose links were opened here, the last one first. */
  readonly quotes: readonly string[];
  /** Whether the link of this request was opened here. */
  mayRead(reference: string): boolean;
  /** Remembers that the link of this request was opened, or that it was made here. */
  remember(reference: string): void;
  signIn(account: string): void;
  signOut(): void;
  /** What the answer must carry: nothing unless something has changed. */
  headers(): [name: 'set-cookie', value: string][];
}

const SIGNED_IN_MS = 30 * 24 * 60 * 60 * 1_000;
const MAX_AGE_SECONDS = SIGNED_IN_MS / 1_000;
const REMEMBERED = 20;
const NOTHING: BuyerState = { quotes: [], account: null };

/** Opens the sessions of requests. @param secure whether the site is reached by https */
export function createBuyerSessions({ secrets, secure }: { secrets: readonly string[]; secure: boolean }) {
  const seal = createSeal(secrets, 'buyer');
  const name = secure ? '__Host-buyer' : 'buyer';
  const cookie = (value: string) =>
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
    let current = readState(seal.open(parseCookie(cookies ?? '')[name] ?? ''));
    let changed = false;
    const keep = (next: Partial<BuyerState>) => {
      current = { ...current, ...next };
      changed = true;
    };
    return {
      get quotes() {
        return current.quotes;
      },
      get account() {
        return current.account;
      },
      mayRead: reference => current.quotes.includes(reference),
      remember(reference) {
        if (current.quotes[0] === reference) return;
        keep({ quotes: [reference, ...current.quotes.filter(known => known !== reference)].slice(0, REMEMBERED) });
      },
      signIn: account => keep({ account }),
      // Whoever signs out leaves nothing behind for the next at this browser.
      signOut: () => keep(NOTHING),
      headers() {
        if (!changed) return [];
        const empty = current.quotes.length === 0 && current.account === null;
        return [['set-cookie', cookie(empty ? '' : seal.seal(JSON.stringify(current)))]];
      },
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
