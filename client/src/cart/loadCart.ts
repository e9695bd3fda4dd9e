import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { data } from 'react-router-dom';
import { askCart } from './askGateway.ts';
import type { Cart } from './lines.ts';

/** What a page of the visitor's own knows of the cart when it comes. */
export type LoadedCart =
  | { kind: 'ready'; cart: Cart | null }
  /** the store did not answer */
  | { kind: 'failed'; requestId: string | null }
  /** the browser has the cart, or reads it itself: nobody waits for it to walk on */
  | { kind: 'browser' };

/** Reads the cart for a page that the server renders with the visitor's cookie. */
export async function loadCart(client: ApolloClient) {
  if (typeof document !== 'undefined') return data<LoadedCart>({ kind: 'browser' });
  try {
    return data<LoadedCart>({ kind: 'ready', cart: await askCart(client) });
  } catch (error) {
    const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
    const { requestId } = (first?.extensions ?? {}) as { requestId?: string };
    return data<LoadedCart>({ kind: 'failed', requestId: requestId ?? null }, { status: 503 });
  }
}
