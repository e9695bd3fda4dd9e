import type { Product, Variation } from '../../data/rows.ts';
import { embeddable, type Links, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName, slugOf } from '../../rest/text.ts';
import { type Item, idOf, isPurchasable } from '../../store/item.ts';
import { cents } from '../../store/money.ts';
import { fixedOptions, optionNames } from '../../store/options.ts';
import { fewLeft, stockOf } from '../../store/stock.ts';
import { termUrl } from '../content/term.ts';
import { attributeKey } from '../shop/attribute.ts';
import { type Prices, priceHtml, pricesOf } from '../shop/price.ts';
import { productUrl } from '../shop/product.ts';
import { ratingOf } from '../shop/rating.ts';
import { variationUrl } from '../shop/variation.ts';
import { cartButtonWire } from './cartButton.ts';
import { itemImages } from './itemImages.ts';
import { storeAttributesWire, storeVariationsWire } from './storeAttribute.ts';
import { CURRENCY, minor } from './storeMoney.ts';

const BASE = '/wc/store/v1/products';

/** A product as the public store answers it. A variation is a row of its own there, with most of a product's fields bare. */
export function storeProductWire(item: Item, rest: Rest) {
  const { product, variation } = item;
  const row = variation ?? product;
  const prices = pricesOf(row, rest.database);
  const options = variation ? optionNames(product, fixedOptions(product, variation), rest.database) : {};
  return {
    id: row.id,
    name: escapeName(product.name),
    slug: [product.slug, ...Object.values(options).map(slugOf)].join('-'),
    parent: variation?.parent ?? 0,
    type: variation ? 'variation' : product.type,
    variation: variation ? optionSentence(product, options) : '',
    permalink: url(item, rest),
    sku: row.sku,
    short_description: variation || product.password ? '' : product.shortDescription,
    description: product.password ? '' : row.description,
    on_sale: prices.onSale,
    prices: pricesWire(prices, product, variation),
    price_html: priceHtml(prices),
    ...(variation ? BARE : described(product, rest)),
    images: itemImages(item, rest),
    ...stockWire(item, rest),
    sold_individually: product.soldIndividually,
    ...measures(product),
    add_to_cart: cartButtonWire(item, url(item, rest), rest),
    is_password_protected: Boolean(product.password),
    extensions: {},
    _links: links(item, rest),
  };
}

const url = ({ product, variation }: Item, rest: Rest) =>
  variation ? variationUrl(variation, product, rest) : productUrl(product, rest);

const optionSentence = (product: Product, options: Record<string, string>) =>
  product.attributes
    .filter(attribute => options[attributeKey(attribute)])
    .map(attribute => `${attribute.name}: ${options[attributeKey(attribute)]}`)
    .join(', ');

/** Minor units; where there is no price it says 0, and only `price_html` tells the difference. */
function pricesWire(prices: Prices, product: Product, variation: Variation | undefined) {
  const ranged = !variation && (product.type === 'variable' || product.type === 'grouped') && prices.price !== '';
  const price = minor(cents(prices.price));
  return {
    price,
    regular_price: prices.regular ? minor(cents(prices.regular)) : price,
    sale_price: price,
    price_range: ranged ? { min_amount: minor(cents(prices.min)), max_amount: minor(cents(prices.max)) } : null,
    ...CURRENCY,
  };
}

const BARE = {
  average_rating: '0',
  review_count: 0,
  categories: [],
  tags: [],
  brands: [],
  attributes: [],
  variations: [],
  grouped_products: [],
  has_options: false,
};

function described(product: Product, rest: Rest) {
  const { average_rating, rating_count } = ratingOf(product, rest.database);
  const terms = (ids: number[]) =>
    ids
      .flatMap(id => rest.database.get('terms', id) ?? [])
      .map(term => ({ id: term.id, name: escapeName(term.name), slug: term.slug, link: termUrl(term, rest) }));
  return {
    average_rating: rating_count > 0 ? average_rating : '0',
    review_count: rating_count,
    categories: terms(product.categories),
    tags: terms(product.tags),
    brands: [],
    attributes: storeAttributesWire(product, rest.database),
    variations: storeVariationsWire(product, rest.database),
    grouped_products: product.grouped,
    has_options: product.type === 'variable',
  };
}

function stockWire(item: Item, rest: Rest) {
  const { left, out } = stockOf(item);
  const late = !out && (item.variation ?? item.product).stockStatus === 'onbackorder';
  const text = out ? 'Out of stock' : late ? 'Available on backorder' : left === null ? '' : `${left} in stock`;
  return {
    is_purchasable: isPurchasable(item, rest.database) || isChoosable(item, rest),
    is_in_stock: !out,
    is_on_backorder: late,
    low_stock_remaining: fewLeft(item),
    stock_availability: { text, class: out ? 'out-of-stock' : late ? 'available-on-backorder' : 'in-stock' },
  };
}

/** A variable product is bought through its variations. */
const isChoosable = ({ product, variation }: Item, rest: Rest) =>
  !variation && product.type === 'variable' && pricesOf(product, rest.database).price !== '';

function measures({ weight, dimensions }: Product) {
  const sides = Object.values(dimensions).filter(Boolean);
  return {
    weight,
    dimensions,
    formatted_weight: weight ? `${weight} kg` : 'N/A',
    formatted_dimensions: sides.length > 0 ? `${sides.join(' × ')} cm` : 'N/A',
  };
}

const links = (item: Item, rest: Rest): Links => ({
  self: self(rest.url(`${BASE}/${idOf(item)}`)),
  collection: [{ href: rest.url(BASE) }],
  ...(item.variation ? { up: [{ href: rest.url(`${BASE}/${item.product.id}`) }] } : {}),
  related: [embeddable(rest.url(`${BASE}?related=${idOf(item)}&per_page=10`))],
});
