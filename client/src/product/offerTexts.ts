import { fillText } from '../../../rules/fillText.ts';
import { offerTexts } from '../../../rules/texts/offer.ts';
import { type Money, showMoney } from '../lib/format/formatMoney.ts';

interface Offer {
  onSale: boolean;
  price: Money | null;
  regularPrice: Money | null;
}

interface Described {
  attributes: readonly { slug: string; options: readonly { name: string }[] }[];
  meta: readonly { key: string; value: string }[];
}

export const moneyText = (money: Money | null | undefined): string | null => (money ? showMoney(money) : null);

/** The price now and, in a sale, the one before; null is 'Price on request'. */
export const priceTexts = ({ onSale, price, regularPrice }: Offer) => ({
  current: moneyText(price),
  was: onSale ? moneyText(regularPrice) : null,
});

type Range = { min: Money; max: Money } | null | undefined;

/** Whether its variations differ in price. */
export const isWide = (range: Range): boolean => Boolean(range && range.min.amount !== range.max.amount);

/** A set has the price of its cheapest part: what all of it costs nobody says. */
export const isSet = ({ __typename }: { __typename: string }): boolean => __typename === 'GroupedProduct';

/** Lowest and highest price, or the one that all variations share; null where none has one. */
export function rangeText(range: Range): string | null {
  const [min, max] = [moneyText(range?.min), moneyText(range?.max)];
  return min && max && isWide(range) ? fillText(offerTexts.range, { min, max }) : min;
}

type Taxed = { pricesIncludeTax: boolean | null };

/** 'including VAT' or 'excluding VAT'; null where the shop does not say. */
export const taxText = ({ pricesIncludeTax }: Taxed): string | null =>
  pricesIncludeTax === null ? null : pricesIncludeTax ? offerTexts.withTax : offerTexts.withoutTax;

/** What a price in a set buys: 'and up, roll of 1000, including VAT'. */
export const unitText = (product: Pick<Described, 'meta'> & Taxed, range: Range): string | null =>
  [isWide(range) && offerTexts.andUp, metaValue(product, 'pack')?.replaceAll(' ', '\u00a0'), taxText(product)]
    .filter(Boolean)
    .join(', ') || null;

export const metaValue = ({ meta }: Pick<Described, 'meta'>, key: string): string | null =>
  meta.find(entry => entry.key === key)?.value || null;

/** The size on a card: the only one, or how many there are to choose from. */
export function sizeText({ attributes }: Pick<Described, 'attributes'>): string | null {
  const options = attributes.find(attribute => attribute.slug === 'size')?.options ?? [];
  if (options.length > 1) return fillText(offerTexts.sizes, { count: options.length });
  return options[0]?.name ?? null;
}

/** What it is made of, in one line. */
export function materialText(product: Described): string | null {
  const options = product.attributes.find(attribute => attribute.slug === 'material')?.options ?? [];
  return options.map(option => option.name).join(', ') || metaValue(product, 'face_material');
}
