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

const grouped = (amount: string) => {
  const [whole = '0', cents = '00'] = Number(amount).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ' ')}.${cents}`;
};

/** An amount in a sentence. */
export const displayAmount = (amount: string) => `&#082;${grouped(amount)}`;

const symbol = '<span class="woocommerce-Price-currencySymbol" translate="no">&#82;</span>';

const amountHtml = (amount: string, hidden = '') =>
  `<span class="woocommerce-Price-amount amount"${hidden}><bdi>${symbol}${grouped(amount)}</bdi></span>`;

/** The HTML a WooCommerce theme prints, word for word, screen-reader texts included. */
export function priceHtml(prices: Prices): string {
  if (prices.price === '') return '';
  if (prices.min !== prices.max) return rangeHtml(prices.min, prices.max);
  if (!prices.onSale || prices.regular === '') return amountHtml(prices.price);
  return (
    `<del aria-hidden="true">${amountHtml(prices.regular)}</del> ` +
    `<span class="screen-reader-text">Original price was: ${displayAmount(prices.regular)}.</span>` +
    `<ins aria-hidden="true">${amountHtml(prices.price)}</ins>` +
    `<span class="screen-reader-text">Current price is: ${displayAmount(prices.price)}.</span>`
  );
}

function rangeHtml(min: string, max: string): string {
  const hidden = ' aria-hidden="true"';
  return (
    `${amountHtml(min, hidden)} <span${hidden}>&ndash;</span> ${amountHtml(max, hidden)}` +
    `<span class="screen-reader-text">Price range: &#82;${grouped(min)} through &#82;${grouped(max)}</span>`
  );
}
