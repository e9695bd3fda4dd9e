import type { Ask } from '../../data/ask.ts';
import { askChange } from './askGateway.ts';
import { type Cart, type CartLine, choicesOf, findLine, type PendingChange, type restoreOf } from './lines.ts';

interface Held {
  /** as the store last had them: they know its keys */
  lines: readonly CartLine[];
  restore: ReturnType<typeof restoreOf>;
}

/** Sends a pending change to the store. @throws as `askChange` */
export function sendPendingChange(
  ask: Ask,
  { line, more, sent }: PendingChange,
  { lines, restore }: Held,
): Promise<Cart> {
  const { id: product, options, quantity } = line;
  const key = findLine(lines, line)?.key || line.key;
  if (more || !key) {
    const input = { product, options: choicesOf(options), quantity: more ?? quantity, key: sent, restore };
    return askChange(ask, 'add', input);
  }
  return quantity > 0 ? askChange(ask, 'set', { key, quantity, restore }) : askChange(ask, 'remove', { key, restore });
}
