import type { CartStore } from '../store/cartStore.ts';
import type { CartLine } from '../store/lines.ts';

/** Tells once the store has taken, by itself, an addition that failed and was kept; what is returned calls it off. */
export function whenTaken(store: CartStore, { id }: CartLine, tell: () => void): () => void {
  const pieces = () => store.read().lines.reduce((sum, line) => sum + (line.id === id ? line.quantity : 0), 0);
  // What is kept shows among the lines.
  const wanted = pieces();
  const look = () => {
    const { busy, unsaved } = store.read();
    if (busy || unsaved) return;
    callOff();
    if (pieces() >= wanted) tell();
  };
  const callOff = store.subscribe(look);
  return callOff;
}
