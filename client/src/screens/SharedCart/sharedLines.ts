import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { Goods } from '../../cart/goodsAddress.ts';
import type { SharedCartQuery } from '../../gql/graphql.ts';
import { isLeftOpen } from '../../product/isLeftOpen.ts';

type Match = SharedCartQuery['goods'][number];
type Money = NonNullable<Match['total']>;

/** A line of a shared list as it is shown. */
export interface SharedLine extends Goods {
  name: string | null;
  path: string | null;
  sku: string;
  image: string | null;
  /** of one piece */
  price: Money | null;
  total: Money | null;
  /** whether it can go into a cart; of a product that comes in variations all must be chosen first */
  state: 'forSale' | 'choose' | 'ask' | 'gone';
}

/** The goods of the address with what the shop says of each. */
export const sharedLines = (goods: readonly Goods[], matches: readonly Match[]): SharedLine[] =>
  goods.map((one, at) => ({ ...one, ...described(matches[at]) }));

function described(match: Match | undefined): Omit<SharedLine, keyof Goods> {
  const { product, variation, sku = '', unitPrice: price = null, total = null } = match ?? {};
  if (!product) return { name: null, path: null, sku: '', image: null, price, total, state: 'gone' };
  const options = variation?.attributes.flatMap(({ value }) => value || []).join(', ');
  return {
    name: options ? fillText(productTexts.chosenName, { name: product.name, options }) : product.name,
    path: product.path,
    sku,
    image: variation?.image?.url ?? product.image?.url ?? null,
    price,
    total,
    state: stateOf(product, variation ?? null),
  };
}

function stateOf(product: NonNullable<Match['product']>, variation: Match['variation'] | null): SharedLine['state'] {
  const sold = variation ?? product;
  if (product.type === 'VARIABLE' && isLeftOpen(product, variation)) return 'choose';
  const bought = product.type === 'SIMPLE' || product.type === 'VARIABLE';
  return bought && sold.purchasable && sold.stock.inStock ? 'forSale' : 'ask';
}
