import { z } from 'zod';
import {
  address,
  adorning,
  count,
  currencyCode,
  decimal,
  flag,
  id,
  ids,
  listOf,
  map,
  ownId,
  plainText,
  slug,
  text,
} from '../fields.ts';
import { withName } from '../nameless.ts';
import { withoutText } from './withoutText.ts';

// What wc/v3 really sends. Only id, parent_id, status, slug and the dates of change are always asked for:
// any other field that is absent was not asked. What decides whether and for how much something is sold must be readable,
// else its row is left out; what only adorns it is then not there.

export const picture = z.object({
  id: adorning(id),
  src: address,
  name: adorning(plainText),
  alt: adorning(plainText),
});
/** One picture or none, however none is said. */
const onePicture = adorning(z.union([picture, z.unknown().transform(() => null)]));

export const termLink = z.object({ id: ownId, name: plainText, slug });

export const productAttribute = z.object({
  id: adorning(id),
  name: plainText,
  slug: adorning(plainText),
  visible: adorning(flag),
  variation: flag.optional(),
  options: listOf(plainText),
});

export const attributeOption = z.object({
  id: adorning(id),
  name: plainText,
  slug: adorning(plainText),
  option: plainText,
});

export const metaEntry = z.object({ key: z.string(), value: z.unknown() });

const dimensions = map.transform(value => {
  const read = (key: string) => decimal.safeParse(value[key]).data ?? null;
  return { length: read('length'), width: read('width'), height: read('height') };
});

const stock = {
  manage_stock: z.union([flag, z.literal('parent').transform(() => true)]).optional(),
  stock_quantity: z.union([z.null(), count]).optional(),
  stock_status: text.optional(),
  backorders: adorning(text),
};

const prices = {
  price: decimal.optional(),
  regular_price: decimal.optional(),
  sale_price: decimal.optional(),
  on_sale: flag.optional(),
  purchasable: flag.optional(),
};

const dates = {
  date_created: adorning(text),
  date_created_gmt: adorning(text),
  date_modified: adorning(text),
  date_modified_gmt: adorning(text),
};

export const product = z
  .object({
    id: ownId,
    parent_id: id.optional(),
    status: text.optional(),
    slug,
    ...dates,
    name: plainText.optional(),
    type: adorning(text),
    featured: adorning(flag),
    catalog_visibility: text.optional(),
    description: adorning(text),
    short_description: adorning(text),
    sku: adorning(plainText),
    ...prices,
    date_on_sale_from: adorning(text),
    date_on_sale_from_gmt: adorning(text),
    date_on_sale_to: adorning(text),
    date_on_sale_to_gmt: adorning(text),
    total_sales: adorning(count),
    virtual: adorning(flag),
    downloadable: adorning(flag),
    external_url: adorning(address),
    button_text: adorning(plainText),
    tax_status: adorning(plainText),
    tax_class: adorning(plainText),
    ...stock,
    sold_individually: flag.optional(),
    weight: adorning(decimal),
    dimensions: adorning(dimensions),
    shipping_required: adorning(flag),
    shipping_taxable: adorning(flag),
    shipping_class: adorning(plainText),
    reviews_allowed: adorning(flag),
    average_rating: adorning(text),
    rating_count: adorning(count),
    upsell_ids: adorning(ids),
    cross_sell_ids: adorning(ids),
    categories: listOf(termLink).optional(),
    tags: listOf(termLink).optional(),
    images: listOf(picture).optional(),
    attributes: listOf(productAttribute).optional(),
    default_attributes: listOf(attributeOption).optional(),
    variations: adorning(ids),
    grouped_products: adorning(ids),
    meta_data: listOf(metaEntry).optional(),
    post_password: adorning(text),
  })
  .transform(withName)
  .transform(withoutText);

export const variation = z.object({
  id: ownId,
  parent_id: id.optional(),
  status: text.optional(),
  ...dates,
  description: adorning(text),
  sku: adorning(plainText),
  ...prices,
  ...stock,
  weight: adorning(decimal),
  dimensions: adorning(dimensions),
  image: onePicture,
  attributes: listOf(attributeOption).optional(),
  menu_order: adorning(count),
});

export const review = z.object({
  id: ownId,
  product_id: id,
  status: text.optional(),
  date_created: adorning(text),
  date_created_gmt: adorning(text),
  reviewer: plainText,
  review: text,
  rating: count,
  verified: adorning(flag),
});

export const category = z
  .object({
    id: ownId,
    slug,
    name: plainText,
    parent: id,
    description: text.catch(''),
    display: adorning(plainText),
    image: onePicture,
    menu_order: adorning(count),
    count: adorning(count),
  })
  .transform(withName);

export const attribute = z.object({ id: ownId, name: plainText, slug });
export const attributeTerm = z.object({ id: ownId, name: plainText, slug, menu_order: adorning(count) });
export const currency = z.object({ code: currencyCode });

export type Product = Omit<z.output<typeof product>, 'protected'> & {
  /** behind a password: nothing but name, price and picture is here */
  protected?: boolean;
  /** one of the built-in examples */
  sample?: true;
};
export type Variation = z.output<typeof variation>;
export type Review = z.output<typeof review>;
export type ProductCategory = z.output<typeof category> & { sample?: true };
export type ProductAttribute = z.output<typeof productAttribute>;
export type AttributeOption = z.output<typeof attributeOption>;
export type TermLink = z.output<typeof termLink>;
export type ShopPicture = z.output<typeof picture>;
export type Attribute = z.output<typeof attribute> & { terms: z.output<typeof attributeTerm>[] };
