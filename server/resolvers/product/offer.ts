import { shownAmount } from '../../../rules/money.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import { attributeKey, optionKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import { type MaybePromise, whenThere } from '../../context/requestReference.ts';
import type { Backorders, Money, StockStatus } from '../../gql/types.ts';
import { isInStock } from '../../upstreams/shop/inStock.ts';
import type { Attribute, AttributeOption, Product, ShopPicture, Variation } from '../../upstreams/shop/wire.ts';

// What a product and a variation have in common: price, stock, picture, measures, options.

const STOCK: Record<string, StockStatus> = {
  instock: 'IN_STOCK',
  outofstock: 'OUT_OF_STOCK',
  onbackorder: 'ON_BACKORDER',
};
const BACKORDERS: Record<string, Backorders> = { no: 'NO', notify: 'NOTIFY', yes: 'YES' };

/** In stock only if the status says so and pieces are not counted or one is left. */
export function stockOf(row: Product | Variation) {
  const status = wordIn(STOCK, row.stock_status) ?? null;
  const managed = row.manage_stock ?? false;
  const quantity = managed ? (row.stock_quantity ?? null) : null;
  return { status, managed, quantity, backorders: wordIn(BACKORDERS, row.backorders) ?? 'NO', inStock: isInStock(row) };
}

/** What has no price is had on request: the store sells none of it, whatever else the shop says. */
export const isPriced = ({ price }: Product | Variation): boolean => price !== undefined && price !== null;

/** The price of a sale that is on: one to come is nobody's to know. */
export const salePrice = ({ on_sale, sale_price }: Product | Variation): string | null =>
  on_sale ? (sale_price ?? null) : null;

export const money = (amount: string | null | undefined, { currency }: Context): MaybePromise<Money | null> =>
  amount === null || amount === undefined
    ? null
    : whenThere(currency(), ({ currency: code }) => ({ amount: shownAmount(amount, code), currency: code }));

/** The shop's picture in the shape of the media library's; it says no measures. */
export const shopPicture = (picture: ShopPicture, fallbackAlt = '') => ({
  id: picture.id || null,
  src: picture.src,
  alt: picture.alt || fallbackAlt,
  caption: '',
  width: null,
  height: null,
});

export const dimensionsOf = (value: Product['dimensions']) =>
  value && (value.length || value.width || value.height) ? value : null;

/** Options as the shop names them (by name or by key) with both name and key. */
export const matchOptions = (options: AttributeOption[], { attributes }: Context) =>
  whenThere(attributes(), known => matched(options, known));

const matched = (options: AttributeOption[], attributes: readonly Attribute[]) =>
  options.map(option => {
    const terms = attributes.find(one => one.id === option.id)?.terms ?? [];
    const term = terms.find(one => one.name === option.option || one.slug === option.option);
    return {
      name: option.name,
      slug: attributeKey(option),
      value: term?.name ?? option.option,
      valueSlug: term?.slug ?? optionKey(option.option),
    };
  });
