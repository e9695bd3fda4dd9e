import { useEffect, useState } from 'react';
import { hasCart } from '../../cart/store/count.ts';
import { draft } from './draft.ts';

/** Between the tabs of one browser; nothing of it is kept. */
const open = (): BroadcastChannel | null => (globalThis.BroadcastChannel ? new BroadcastChannel('diri_order') : null);

/** Tells the other tabs where the order is that their cart has become. */
export function tellOrdered(path: string): void {
  const channel = open();
  channel?.postMessage(path);
  channel?.close();
}

/**
 * Where the order is that another tab has placed while this one stood here; null where none has.
 * @param unpaid where the order is that this cart waits for the payment of: once it is paid there, the cart is empty
 */
export function useOrderedElsewhere(unpaid: string | null): string | null {
  const [ordered, setOrdered] = useState<string | null>(null);
  const [seen, setSeen] = useState(unpaid);
  if (unpaid && unpaid !== seen) setSeen(unpaid);
  useEffect(() => {
    const channel = open();
    channel?.addEventListener('message', ({ data }) => {
      // By then the gateway has said so: an order that waits for its payment leaves its cart as it is.
      if (!hasCart()) draft.write(null);
      setOrdered(String(data));
    });
    return () => channel?.close();
  }, []);
  return ordered ?? seen;
}
