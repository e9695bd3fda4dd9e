import type { Features } from '../features.ts';
import type { Upstream } from '../http.ts';
import { type Carts, createCarts } from './cart.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import { createStoreOrders, type StoreOrders } from './order.ts';

/** The store's side of buying: carts, checkout, and the orders a buyer has the key of. Nothing of it is ever cached. */
export interface Store {
  carts: Carts;
  checkout: Checkout;
  orders: StoreOrders;
}

/** @param upstream without credentials: with them every shopper would have the key owner's cart */
export const createStore = (upstream: Upstream, features: Features): Store => ({
  carts: createCarts(upstream, features),
  checkout: createCheckout(upstream),
  orders: createStoreOrders(upstream),
});
