import type { StoreRefusal } from '../../upstreams/store/refusal.ts';
import type { StoreCart } from '../../upstreams/store/wire.ts';
import type { Notice } from './notices.ts';

/** A cart as its visitor is shown it. */
export interface ShownCart {
  cart: StoreCart;
  /** null where the store did not say */
  hash: string | null;
  notices: Notice[];
}

/** What became of a visitor's changes: the cart, where it is known, and the refusal of each change that was not taken. */
export interface Changed {
  shown: ShownCart | null;
  refusals: (StoreRefusal | null)[];
}
