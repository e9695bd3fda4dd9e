import { useSyncExternalStore } from 'react';

let chosen = { product: '', quantity: 0 };
const listeners = new Set<() => void>();

/** Says how many of a product (by its id) stand in its form, for parts of the page that are far from it. */
export function chooseQuantity(product: string, quantity: number): void {
  chosen = { product, quantity };
  for (const listener of listeners) listener();
}

export const forgetQuantity = (): void => chooseQuantity('', 0);

/** How many of a product stand in its form; `instead` until somebody has chosen. */
export const useChosenQuantity = (product: string, instead: number): number =>
  useSyncExternalStore(
    subscribe,
    () => (chosen.product === product ? chosen.quantity : instead),
    () => instead,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
