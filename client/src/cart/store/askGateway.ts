import type { VariablesOf } from '@graphql-typed-document-node/core';
import { cartFailureTexts } from '../../../../rules/texts/cart.ts';
import type { Ask } from '../../data/ask.ts';
import type { CartResult_ResultFragment } from '../../gql/graphql.ts';
import type { changes } from '../cartClient.ts';
import type { Cart } from './lines.ts';

/** A change that the store does not take: nothing has changed, and asking again would not help. */
export class CartRefusal extends Error {
  override readonly name = 'CartRefusal';
  readonly code: string;
  /** the cart as it stands, where the store showed it */
  readonly cart: Cart | null;

  constructor(message: string, code: string, cart: Cart | null = null) {
    super(message);
    this.code = code;
    this.cart = cart;
  }
}

/** The gateway answers within 10 s; whoever waits longer waits for a lost line. */
const PATIENCE_MS = 15_000;

/** What asks comes when something is asked: a page that shows a cart does without it. */
async function begin(ask: Ask) {
  const { clientOf, PERSONAL, CartDocument, changes, errorsOf } = await import('../cartClient.ts');
  const context = { ...PERSONAL, fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } };
  return {
    CartDocument,
    changes,
    errorsOf,
    client: clientOf(ask),
    options: { fetchPolicy: 'no-cache' as const, context },
  };
}

/** The visitor's cart; null where there is none. @throws where the store does not answer */
export async function askCart(ask: Ask): Promise<Cart | null> {
  const { client, options, CartDocument } = await begin(ask);
  const { data } = await client.query({ query: CartDocument, ...options });
  return data?.cart ?? null;
}

type Change = keyof typeof changes;

/** Of what they make nothing can be shown before they are made. */
export type LateChange = Exclude<Change, 'add' | 'addMany' | 'set' | 'remove' | 'clear'>;

/** What is asked of a change; nothing of emptying. */
export type InputOf<C extends Change> =
  VariablesOf<(typeof changes)[C]> extends { input: infer Input extends object } ? Input : undefined;

/** The cart after a change. @throws CartRefusal, or whatever kept the store from answering */
export async function askChange<C extends Change>(ask: Ask, change: C, input: InputOf<C>): Promise<Cart> {
  const { client, options, changes, errorsOf } = await begin(ask);
  const { data } = await client
    .mutate({ mutation: changes[change], variables: { input }, ...options } as never)
    .catch(error => {
      // What the gateway finds wrong with the question itself, or what cannot even be written down, is wrong with it tomorrow.
      const mistaken = error instanceof RangeError || errorsOf(error)[0]?.extensions?.code === 'BAD_USER_INPUT';
      throw mistaken ? new CartRefusal(cartFailureTexts.REFUSED, 'BAD_USER_INPUT') : error;
    });
  const { result } = data as { result: CartResult_ResultFragment };
  if (result.__typename === 'Cart') return result;
  throw new CartRefusal(result.message, result.code, result.cart ?? null);
}
