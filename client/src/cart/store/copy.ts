import type { Money } from '../../lib/format/formatMoney.ts';
import { parseStored, readStored, writeStored } from '../../lib/stored.ts';
import { COPY_KEY, listed } from './count.ts';
import { type CartLine, type LineOption, type PendingChange, withPendingChanges } from './lines.ts';

/** What this browser keeps of the cart, for when the store cannot be reached. */
export interface CartCopy {
  readonly items: readonly CartLine[];
  /** changes that the store has not taken yet; `items` has them already */
  readonly unsaved: readonly PendingChange[];
}

const none: CartCopy = { items: [], unsaved: [] };
let seen: { raw: string | null; copy: CartCopy } = { raw: null, copy: none };

/** The copy as it stands, whichever tab wrote it; the same object until it changes. */
export function readCopy(): CartCopy {
  const raw = readStored(COPY_KEY);
  if (raw !== seen.raw) seen = { raw, copy: copyFrom(parseStored(raw)) };
  return seen.copy;
}

export function writeCopy(copy: CartCopy): void {
  const empty = copy.items.length + copy.unsaved.length === 0;
  writeStored(COPY_KEY, empty ? null : JSON.stringify(copy));
}

/** Hears of a copy that another tab wrote. */
export function onCopyChanged(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key all that was stored is gone, or may be another.
    if (key === COPY_KEY || key === null) listener();
  });
}

/** Keeps changes that the store has not taken yet, and the lines with them. */
export const keepUnsaved = (lines: readonly CartLine[], unsaved: CartCopy['unsaved']): void =>
  writeCopy({ items: withPendingChanges(lines, unsaved), unsaved });

type Read = Record<string, unknown>;

const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** The copy in what is stored, whoever wrote it: what is no line is left out. */
function copyFrom(stored: unknown): CartCopy {
  if (!isObject(stored)) return none;
  const items = listed(stored.items).flatMap(readLine);
  const unsaved = listed(stored.unsaved).flatMap(pendingChange =>
    isObject(pendingChange)
      ? readLine(pendingChange.line).map(line => ({
          line,
          more: whole(pendingChange.more),
          sent: text(pendingChange.sent) || undefined,
        }))
      : [],
  );
  return { items: items.filter(({ quantity }) => quantity > 0), unsaved };
}

function readLine(stored: unknown): CartLine[] {
  if (!isObject(stored) || !text(stored.id) || !text(stored.name)) return [];
  const line: CartLine = {
    key: text(stored.key),
    id: text(stored.id),
    productId: text(stored.productId) || text(stored.id),
    name: text(stored.name),
    sku: text(stored.sku) || null,
    path: text(stored.path) || null,
    image: text(stored.image) || null,
    options: listed(stored.options).flatMap(readOption),
    quantity: whole(stored.quantity),
    minimum: whole(stored.minimum) || 1,
    maximum: whole(stored.maximum) || null,
    step: whole(stored.step) || 1,
    editable: stored.editable !== false,
    price: readMoney(stored.price),
    sum: readMoney(stored.sum),
  };
  return [line];
}

const readOption = (stored: unknown): LineOption[] =>
  isObject(stored) ? [{ name: text(stored.name), value: text(stored.value) }] : [];

function readMoney(stored: unknown): Money | null {
  if (!isObject(stored)) return null;
  const [amount, currency] = [text(stored.amount), text(stored.currency)];
  return /^\d+(\.\d+)?$/.test(amount) && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null;
}
