import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAsk } from '../data/useAsk.ts';
import { type CartStore, cartStore } from './store/cartStore.ts';
import { type CartView, viewOf } from './store/cartView.ts';
import type { LoadedCart } from './store/loadCart.ts';

const waiting: CartView = { ...viewOf(null), status: 'loading' };

const byBrowser: LoadedCart = { kind: 'browser' };

const never = () => () => {};

/** The cart's store; null on the server, where nothing changes. */
function useCartStore(): CartStore | null {
  const ask = useAsk();
  return typeof document === 'undefined' ? null : cartStore(ask);
}

/**
 * The visitor's cart and what changes it. A page of the visitor's own hands in what came with it, and shows that until
 * the browser has taken over.
 */
export function useCart(loaded: LoadedCart = byBrowser): { view: CartView; store: CartStore | null } {
  const store = useCartStore();
  const [first] = useState(() => shown(loaded));
  const [begun, setBegun] = useState(false);
  const view = useSyncExternalStore(
    store?.subscribe ?? never,
    () => (begun && store ? store.read() : first),
    () => first,
  );
  useEffect(() => {
    if (loaded.kind === 'ready') void store?.begin(loaded.cart);
    else void store?.load();
    setBegun(true);
  }, [loaded, store]);
  return { view, store };
}

function shown(loaded: LoadedCart): CartView {
  if (loaded.kind === 'ready') return viewOf(loaded.cart);
  return loaded.kind === 'failed' ? { ...waiting, status: 'failed' } : waiting;
}
