import { data } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
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
export async function loadCart(ask: Ask) {
  if (typeof document !== 'undefined') return data<LoadedCart>({ kind: 'browser' });
  try {
    return data<LoadedCart>({ kind: 'ready', cart: await askCart(ask) });
  } catch (error) {
    const { errorsOf } = await import('../cartClient.ts');
    const requestId = errorsOf(error)[0]?.extensions?.requestId ?? null;
    return data<LoadedCart>({ kind: 'failed', requestId }, { status: 503 });
  }
}
