import type { Database } from '../../data/database.ts';
import type { Product, Variation } from '../../data/rows.ts';

/** Prices are decimal texts in major units and include VAT. '' is no price. */
export interface Prices {
  price: string;
  regular: string;
  sale: string;
  onSale: boolean;
  /** lowest and highest, of what can be chosen */
  min: string;
  max: string;
}

type Priced = { regularPrice: string; salePrice: string; saleFrom?: string | undefined; saleTo?: string | undefined };

/** Without an offset both are the site's own time; a day more or less says nothing here. */
const isOn = ({ saleFrom = '', saleTo = '9' }: Priced): boolean => {
  const now = new Date().toISOString().slice(0, 19);
  return saleFrom <= now && now <= saleTo;
};

const ownPrices = (priced: Priced): Prices => {
  const { regularPrice, salePrice } = priced;
  const onSale = salePrice !== '' && Number(salePrice) < Number(regularPrice) && isOn(priced);
  const price = onSale ? salePrice : regularPrice || salePrice;
  return { price, regular: regularPrice, sale: salePrice, onSale, min: price, max: price };
};

/** A variable product costs what its cheapest variation costs, a group what its cheapest member does. */
export function pricesOf(product: Product | Variation, database: Database): Prices {
  if (!('type' in product) || (product.type !== 'variable' && product.type !== 'grouped')) return ownPrices(product);
  const parts =
    product.type === 'variable'
      ? product.variations.flatMap(id => database.get('variations', id) ?? [])
      : product.grouped.flatMap(id => database.get('products', id) ?? []);
  const priced = parts
    .map(ownPrices)
    .filter(part => part.price !== '')
    .sort((one, other) => Number(one.price) - Number(other.price));
  const min = priced[0]?.price ?? '';
  const onSale = priced.some(part => part.onSale);
  return { price: min, regular: '', sale: '', onSale, min, max: priced.at(-1)?.price ?? '' };
}

/** An amount in a sentence. */
export const displayAmount = (amount: string) => {
  const [whole = '0', cents = '00'] = Number(amount).toFixed(2).split('.');
  return `&#082;${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${cents}`;
};
