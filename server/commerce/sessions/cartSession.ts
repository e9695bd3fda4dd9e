import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { cleanLine } from '../../../rules/forms/cleanText.ts';
import { createSeal } from '../../config/seal.ts';

const state = z.object({
  token: z.string(),
  /** pieces by item key, as the visitor last saw them */
  quantities: z.record(z.string(), z.number()),
  /** codes of coupons, to be put back with the rest of a cart that the store has forgotten */
  coupons: z.array(z.string()).nullish(),
  /** the last orders placed here, with their billing e-mail, newest first */
  orders: z.array(z.tuple([z.number(), z.string()])),
  /** the order that was made of this cart and waits for its payment; `changed` once the cart holds something else */
  unpaid: z.object({ id: z.number(), key: z.string(), email: z.string(), changed: z.boolean() }).nullish(),
  /**
   * ids and keys of other orders of this cart that can still be paid, newest first: from before that one, or with something
   * that was paid for since. None of them is told; an earlier release does not know them.
   */
  otherUnpaid: z.array(z.tuple([z.number(), z.string()])).nullish(),
  /** whether what a paid order was of was taken out of the cart, told until the next change */
  tookOutPaid: z.boolean().nullish(),
  /** what became of a coupon that had waited, what was taken off, not put in or cut short, told until the next change */
  keptNotice: z
    .object({ code: z.enum(['COUPON_APPLIED', 'COUPON_REFUSED', 'CART_PROBLEM', 'NOT_ADDED']), message: z.string() })
    .nullish(),
});

/** What a visitor's browser carries of the cart, sealed. */
export type CartState = z.output<typeof state>;

/** The part of a request that says whose cart it is about. */
export interface Presented {
  cookie?: string | null | undefined;
  /** the header of clients without cookies: a sealed session, or `new` to ask for one */
  cartToken?: string | null | undefined;
}

/** A visitor's cart session during one request. */
export interface CartSession {
  /** null where the request brought none, or one that cannot be read */
  readonly state: CartState | null;
  /** whether the request brought something that is not ours, or was changed */
  readonly unreadable: boolean;
  /** the coupon that waits for the first product; null where none does */
  readonly coupon: string | null;
  /** Keeps a coupon in the browser until there is something to take it off; null forgets it. */
  keepCoupon(code: string | null): void;
  /** Remembers from now on. `filled` is whether the cart has items. */
  keep(state: CartState, filled: boolean): void;
  /** Lets go of the browser's cart, and of the address and the orders with it; a program goes on holding its own. */
  forget(): void;
  /** What the answer must carry: nothing unless something is to be remembered. */
  headers(): [name: 'set-cookie' | 'cart-token', value: string][];
}

/** Longer than the store's own 48 hours, so that a visitor who comes back is told what became of the cart. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Says that there is a cart worth asking for; readable by scripts, and all they learn. */
const MARK = 'has-cart';

const LONGEST_COUPON = 100;

/** Opens the sessions of requests. @param secure whether the site is reached by https */
export function createCartSessions({ secrets, secure }: { secrets: readonly string[]; secure: boolean }) {
  const seal = createSeal(secrets, 'cart');
  const name = secure ? '__Host-cart' : 'cart';
  const couponName = secure ? '__Host-coupon' : 'coupon';
  const cookie = (name: string, value: string, httpOnly: boolean) =>
    stringifySetCookie({
      name,
      value,
      httpOnly,
      secure,
      path: '/',
      sameSite: 'lax',
      maxAge: value ? MAX_AGE_SECONDS : 0,
    });

  return ({ cookie: cookies, cartToken }: Presented): CartSession => {
    const byHeader = typeof cartToken === 'string';
    const given = parseCookie(cookies ?? '');
    const sealed = byHeader ? cartToken.replace(/^new$/, '') : (given[name] ?? '');
    let current = readState(seal.open(sealed));
    const unreadable = sealed !== '' && current === null;
    let changed: { filled: boolean } | null = null;
    let coupon = byHeader ? null : readCoupon(given[couponName]);
    let couponChanged = false;
    let forgotten = false;
    return {
      get coupon() {
        return coupon;
      },
      keepCoupon(code) {
        const next = byHeader ? null : readCoupon(code);
        couponChanged ||= next !== coupon;
        coupon = next;
      },
      get state() {
        return current;
      },
      unreadable,
      keep(next, filled) {
        current = next;
        changed = { filled };
      },
      forget() {
        forgotten = !byHeader;
      },
      headers() {
        if (forgotten)
          return [name, couponName, MARK]
            .filter(each => given[each] !== undefined)
            .map(each => ['set-cookie', cookie(each, '', each !== MARK)]);
        const waiting: [name: 'set-cookie', value: string][] = couponChanged
          ? [['set-cookie', cookie(couponName, coupon ?? '', true)]]
          : [];
        if (!changed || !current) return waiting;
        const value = seal.seal(JSON.stringify(current));
        if (byHeader) return [['cart-token', value]];
        return [
          ...waiting,
          ['set-cookie', cookie(name, value, true)],
          ['set-cookie', cookie(MARK, changed.filled ? '1' : '', false)],
        ];
      },
    };
  };
}

export type CartSessions = ReturnType<typeof createCartSessions>;

/** One clean line: what no cookie can hold is no letter of a coupon, either. */
const readCoupon = (code: string | null | undefined): string | null =>
  cleanLine(cleanLine(code ?? '').slice(0, LONGEST_COUPON)) || null;

function readState(text: string | null): CartState | null {
  if (text === null) return null;
  try {
    return state.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
