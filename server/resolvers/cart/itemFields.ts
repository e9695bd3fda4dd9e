import { productPath } from '../../../rules/paths.ts';
import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import { slugOf } from '../../upstreams/store/slugOf.ts';
import type { StoreCartItem } from '../../upstreams/store/wire.ts';
import { shopPicture } from '../product/shopPicture.ts';
import { storeMoney, taxedMoney } from '../storeMoney.ts';

/** The product's page with the chosen options, as our own addresses have them. */
function itemPath(item: StoreCartItem, { catalogue }: Context): string | null {
  const slug = slugOf(item);
  if (!slug || (catalogue.products.ready && catalogue.products.idOf(slug) === null)) return null;
  const options = item.variation.map(({ raw_attribute, attribute, value }) => {
    const slug = raw_attribute?.replace(/^attribute_/, '');
    const key = attributeKey({ name: attribute, ...(slug?.startsWith('pa_') && { slug }) });
    return [key, value] as [string, string];
  });
  return options.length ? `${productPath(slug)}?${new URLSearchParams(options)}` : productPath(slug);
}

export const itemFields = {
  sku: (item: StoreCartItem) => item.sku || null,
  path: (item: StoreCartItem, _: unknown, context: Context) => itemPath(item, context),
  image: (item: StoreCartItem) => (item.images[0]?.src ? shopPicture(item.images[0], item.name) : null),
  options: (item: StoreCartItem) => item.variation.map(({ attribute, value }) => ({ name: attribute, value })),
  price: (item: StoreCartItem) => storeMoney(item.prices.price, item.prices),
  subtotal: ({ totals }: StoreCartItem) => taxedMoney(totals.line_subtotal, totals.line_subtotal_tax, totals),
  total: ({ totals }: StoreCartItem) => taxedMoney(totals.line_total, totals.line_total_tax, totals),
};
