import type { CartQuery } from '../../gql/graphql.ts';
import type { Money } from '../../lib/format/formatMoney.ts';

export type Cart = NonNullable<CartQuery['cart']>;

export interface LineOption {
  readonly name: string;
  readonly value: string;
}

/** A line of the cart as it is shown, and as this browser keeps it. */
export interface CartLine {
  /** the store's; empty for what the store has not seen */
  readonly key: string;
  /** of the product or the variation */
  readonly id: string;
  /** of the product, once the store has answered */
  readonly productId?: string;
  readonly name: string;
  readonly sku: string | null;
  readonly path: string | null;
  readonly image: string | null;
  readonly options: readonly LineOption[];
  readonly quantity: number;
  /** at least, where that is more than one */
  readonly minimum?: number;
  /** at most; null where only the store knows */
  readonly maximum: number | null;
  /** sold in multiples of this; by the piece where it is left out */
  readonly step?: number;
  /** false for what is sold one at a time */
  readonly editable: boolean;
  /** some of it comes later, as the store last said */
  readonly backordered?: boolean;
  readonly price: Money | null;
  /** the price that more pieces reach, as the store last answered */
  readonly nextBreak?: { readonly quantity: number; readonly price: Money } | null;
  /** all pieces, as the store last said; null until it has */
  readonly sum: Money | null;
}

/** How many of something the visitor wants in all: what is sent twice changes nothing. */
export interface PendingChange {
  readonly line: CartLine;
  /** of an addition: how many more that is */
  readonly more?: number;
  /** of an addition: by what the gateway knows it when it is sent again; only a secure address has any */
  readonly sent?: string | undefined;
}

export const linesOf = (cart: Cart | null): readonly CartLine[] =>
  (cart?.items ?? []).map(item => {
    const { key, id, productId, name, options, quantity, quantityLimits, backordered, price, nextBreak } = item;
    return {
      key,
      id,
      productId,
      name,
      options,
      quantity,
      backordered,
      price,
      nextBreak,
      sku: item.sku ?? null,
      path: item.path ?? null,
      image: item.image?.url ?? null,
      minimum: quantityLimits.minimum,
      maximum: quantityLimits.maximum,
      step: quantityLimits.step,
      editable: quantityLimits.editable,
      sum: item.subtotal.gross,
    };
  });

const chosen = ({ options }: CartLine): string =>
  options
    .map(({ value }) => value.toLowerCase())
    .toSorted()
    .join('\n');

/** Whether two lines are about the same thing; the store's key is not known to begin with. */
export const isSame = (one: CartLine, other: CartLine): boolean => one.id === other.id && chosen(one) === chosen(other);

export const findLine = (lines: readonly CartLine[], line: CartLine): CartLine | undefined =>
  lines.find(one => isSame(one, line));

/** The lines as they will be once every pending change is made: 0 or fewer pieces remove one. */
export function withPendingChanges(
  lines: readonly CartLine[],
  pendingChanges: readonly PendingChange[],
): readonly CartLine[] {
  return pendingChanges.reduce((all, { line }) => {
    const rest = line.quantity > 0 ? [line] : [];
    if (!findLine(all, line)) return all.concat(rest);
    return all.flatMap(one => {
      if (!isSame(one, line)) return [one];
      return rest.map(({ quantity }) => (quantity === one.quantity ? one : { ...one, quantity, sum: null }));
    });
  }, lines);
}

/** The pending changes with one more: of several about the same thing, the last one holds. */
export const withPendingChange = (
  pendingChanges: readonly PendingChange[],
  pendingChange: PendingChange,
): readonly PendingChange[] => [...pendingChanges.filter(one => !isSame(one.line, pendingChange.line)), pendingChange];

/** What the gateway puts back where the store has forgotten the cart. */
export const restoreOf = (lines: readonly CartLine[]) =>
  lines.slice(0, 100).map(({ id, options, quantity }) => ({ product: id, options: choicesOf(options), quantity }));

export const choicesOf = (options: readonly LineOption[]) =>
  options.map(({ name, value }) => ({ attribute: name, value }));

export const countOf = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
