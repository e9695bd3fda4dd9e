/** A product or variation, and how many of it. */
export interface Goods {
  readonly id: string;
  readonly quantity: number;
}

/** As many as one question and one change of the cart take. */
const MOST = 100;
const MOST_PIECES = 999_999;

/**
 * The goods in an address such as `/cart/5027:2,5101`; what is none is left out, and what is there twice is added up. `more`: it
 * names more than are read.
 */
export function readGoods(list: string): { goods: Goods[]; more: boolean } {
  const found = new Map<string, number>();
  for (const part of list.split(',')) {
    const [, id, pieces = '1'] = /^\s*(\d{1,15})(?::(\d{1,6}))?\s*$/.exec(part) ?? [];
    if (id && Number(pieces) > 0) found.set(id, Math.min(MOST_PIECES, (found.get(id) ?? 0) + Number(pieces)));
  }
  const goods = [...found].slice(0, MOST).map(([id, quantity]) => ({ id, quantity }));
  return { goods, more: found.size > MOST };
}

/** The address of a page that shows these goods and offers to put them into a cart. */
export const goodsAddress = (goods: readonly Goods[]): string =>
  `/cart/${goods.map(({ id, quantity }) => `${id}:${quantity}`).join(',')}`;
