import { decimalsOf, fromMinorUnits, shownAmount, toMinorUnits } from '../../../rules/money.ts';
import { type MaybePromise, whenThere } from '../../context/atHand.ts';
import type { Context } from '../../context/context.ts';
import type { Money } from '../../gql/types.ts';
import { decimalsIn, type Money as ShopMoney } from '../../upstreams/shop/currency.ts';
import { type Break, metaUnder, readBreaks } from '../../upstreams/shop/productMeta.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';

/** What has no price is had on request: the store sells none of it, whatever else the shop says. */
export const isPriced = ({ price }: Product | Variation): boolean => price !== undefined && price !== null;

/** The price of a sale that is on: one to come is nobody's to know. */
export const salePrice = ({ on_sale, sale_price }: Product | Variation): string | null =>
  on_sale ? (sale_price ?? null) : null;

/** A product's breaks that are lower than the price as it stands: in a sale some are not, and hold for nobody. */
export const lowerBreaks = (product: Product, price: string | null | undefined, { config }: Context): Break[] =>
  readBreaks(metaUnder(product, 'priceBreaks', config.productMeta)).filter(one => Number(one.price) < Number(price));

export const money = (amount: string | null | undefined, { currency }: Context): MaybePromise<Money | null> =>
  amount === null || amount === undefined ? null : whenThere(currency(), shop => shownPrice(amount, shop));

/** As the shop shows it: rounded as its sums are, with the decimals of the currency. */
export function shownPrice(price: string, shop: ShopMoney): Money {
  const { currency } = shop;
  const decimals = decimalsIn(shop);
  const isCoarser = decimals < decimalsOf(currency);
  const rounded = isCoarser ? fromMinorUnits(String(toMinorUnits(price, decimals)), decimals) : price;
  return { amount: shownAmount(rounded, currency), currency };
}
