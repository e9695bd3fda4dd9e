import { RestError } from '../../rest/error.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Endpoint } from '../../rest/route.ts';
import { type Cart, dropRefused, readCart } from '../../store/cart.ts';
import { settle } from '../../store/editLines.ts';
import type { Opened } from '../../store/openSessions.ts';
import { issueToken, nonceFits, nonceOf } from '../../store/token.ts';
import { cartWire } from '../../wire/store/cart.ts';

export interface CartCall extends Call {
  rest: Rest;
  /** as it is at the moment of asking: worked out anew each time */
  cart(): Cart;
}

interface Options {
  params?: ParamSpecs;
  /** reading is free; all else needs a Cart-Token or a nonce */
  guarded: boolean;
  answer(call: CartCall): Answer;
}

/** What the store does around every cart route: the session, the nonce, and the headers that hand the cart back. */
export const cartEndpoint = (rest: Rest, { params, guarded, answer }: Options): Endpoint => ({
  params,
  answer(call) {
    const sessions = call.sessions!;
    const opened = sessions.open(call.headers, call.user);
    const cart = () => readCart(opened.session, rest.database);
    try {
      if (guarded) checkNonce(opened, call, rest);
      const answered = answer({ ...call, rest, cart });
      if (guarded) {
        settle(cart());
        sessions.save(opened.session);
      } else if (dropRefused(cart())) sessions.save(opened.session);
      else if (opened.byToken) sessions.begin(opened.session);
      const cookie: Record<string, string> =
        guarded && opened.isNew ? { 'Set-Cookie': sessions.cookieFor(opened.session) } : {};
      return { ...answered, headers: { ...sessionHeaders(opened, call, rest, cart()), ...cookie } };
    } catch (error) {
      if (error instanceof RestError) error.headers = sessionHeaders(opened, call, rest, cart());
      throw error;
    }
  },
});

function checkNonce({ session, byToken }: Opened, call: Call, { database }: Rest) {
  if (byToken) return;
  const nonce = call.headers.nonce;
  if (!nonce) {
    const message = 'Missing the Nonce header. This endpoint requires a valid nonce.';
    throw new RestError(401, 'woocommerce_rest_missing_nonce', message);
  }
  const user = Number(session.id) || 0;
  if (!nonceFits(String(nonce), user, database)) {
    throw new RestError(403, 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.');
  }
}

export const nonceHeaders = ({ user }: Call, { database }: Rest): Record<string, string> => ({
  Nonce: nonceOf(user?.id ?? 0, database),
});

const sessionHeaders = ({ session }: Opened, call: Call, rest: Rest, cart: Cart): Record<string, string> => ({
  ...nonceHeaders(call, rest),
  'Cart-Token': issueToken(session.id, rest.database),
  'Cart-Hash': cart.hash,
  'Cache-Control': 'no-store',
});

/** A refusal because the cart is not what the caller thinks brings the cart along. */
export const conflict = (code: string, message: string, { cart, rest }: CartCall, more: object = {}) =>
  new RestError(409, code, message, { ...more, cart: cartWire(cart(), rest) });
