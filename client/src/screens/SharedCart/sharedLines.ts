import { fillText } from '../../../../rules/fillText.ts';
import { decimalsOf, fromMinorUnits, toMinorUnits } from '../../../../rules/money.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { Goods } from '../../cart/goodsAddress.ts';
import type { SharedCartQuery } from '../../gql/graphql.ts';
import { lowerBreaks } from '../../product/lowerBreaks.ts';

type Match = SharedCartQuery['goods'][number];
type Money = NonNullable<NonNullable<Match['variation']>['price']>;
type Break = NonNullable<Match['product']>['priceBreaks'][number];

/** A line of a shared list as it is shown. */
export interface SharedLine extends Goods {
  name: string | null;
  path: string | null;
  sku: string;
  image: string | null;
  price: Money | null;
  /** whether it can go into a cart; of a product that comes in variations all must be chosen first */
  state: 'forSale' | 'choose' | 'ask' | 'gone';
}

/**
 * The goods of the address with what the shop says of each.
 * @param breaksInCart whether the cart, which the list is for, charges by price breaks
 */
export const sharedLines = (goods: readonly Goods[], matches: readonly Match[], breaksInCart: boolean): SharedLine[] =>
  goods.map((one, at) => {
    const line = described(matches[at]);
    const breaks = breaksInCart ? (matches[at]?.product?.priceBreaks ?? []) : [];
    return { ...one, ...line, price: line.price && reached(line.price, breaks, one.quantity) };
  });

/** What one of so many costs. */
const reached = (price: Money, breaks: readonly Break[], quantity: number): Money =>
  lowerBreaks(price, breaks).findLast(one => one.quantity <= quantity)?.price ?? price;

function described(match: Match | undefined): Omit<SharedLine, keyof Goods> {
  const { product, variation, sku = '' } = match ?? {};
  if (!product) return { name: null, path: null, sku: '', image: null, price: null, state: 'gone' };
  const options = variation?.attributes.flatMap(({ value }) => value || []).join(', ');
  const sold = variation ?? product;
  return {
    name: options ? fillText(productTexts.chosenName, { name: product.name, options }) : product.name,
    path: product.path,
    sku,
    image: variation?.image?.url ?? product.image?.url ?? null,
    price: product.type === 'VARIABLE' && !variation ? null : sold.price,
    state: stateOf(product, variation ?? null),
  };
}

function stateOf(product: NonNullable<Match['product']>, variation: Match['variation'] | null): SharedLine['state'] {
  const sold = variation ?? product;
  if (product.type === 'VARIABLE' && isOpen(product, variation)) return 'choose';
  const bought = product.type === 'SIMPLE' || product.type === 'VARIABLE';
  return bought && sold.purchasable && sold.stock.inStock ? 'forSale' : 'ask';
}

/** Whether something is left to choose: a variation may be of any colour, and the list says of which alone. */
const isOpen = ({ attributes }: NonNullable<Match['product']>, variation: Match['variation'] | null): boolean =>
  !variation || variation.attributes.length < attributes.filter(one => one.variation).length;

/** So many pieces at a price. */
export function times({ amount, currency, ...rest }: Money, quantity: number): Money {
  const digits = decimalsOf(currency);
  return { ...rest, currency, amount: fromMinorUnits(String(toMinorUnits(amount, digits) * BigInt(quantity)), digits) };
}
