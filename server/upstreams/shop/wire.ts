import { z } from 'zod';
import { count, decimal, flag, id, ids, listOf, map, plainText, text } from '../fields.ts';

// What wc/v3 really sends. Only id, parent_id, status, slug and the dates of change are always asked for:
// any other field that is absent was not asked.

export const picture = z.object({
  id: id.optional(),
  src: text,
  name: plainText.optional(),
  alt: plainText.optional(),
});

export const termLink = z.object({ id, name: plainText, slug: text });

export const productAttribute = z.object({
  id: id.optional(),
  name: plainText,
  slug: text.optional(),
  visible: flag.optional(),
  variation: flag.optional(),
  options: listOf(plainText),
});

export const attributeOption = z.object({
  id: id.optional(),
  name: plainText,
  slug: text.optional(),
  option: plainText,
});

export const metaEntry = z.object({ key: z.string(), value: z.unknown() });

const dimensions = map.transform(value => {
  const read = (key: string) => decimal.safeParse(value[key]).data ?? null;
  return { length: read('length'), width: read('width'), height: read('height') };
});

const stock = {
  manage_stock: z.union([flag, z.literal('parent').transform(() => true)]).optional(),
  stock_quantity: z.union([count, z.null()]).optional(),
  stock_status: text.optional(),
  backorders: text.optional(),
};

const prices = {
  price: decimal.optional(),
  regular_price: decimal.optional(),
  sale_price: decimal.optional(),
  on_sale: flag.optional(),
  purchasable: flag.optional(),
};

const dates = {
  date_created: text.optional(),
  date_created_gmt: text.optional(),
  date_modified: text.optional(),
  date_modified_gmt: text.optional(),
};

export const product = z.object({
  id,
  parent_id: id.optional(),
  status: text.optional(),
  slug: text,
  ...dates,
  name: plainText.optional(),
  type: text.optional(),
  featured: flag.optional(),
  catalog_visibility: text.optional(),
  description: text.optional(),
  short_description: text.optional(),
  sku: text.optional(),
  ...prices,
  date_on_sale_from: text.optional(),
  date_on_sale_from_gmt: text.optional(),
  date_on_sale_to: text.optional(),
  date_on_sale_to_gmt: text.optional(),
  total_sales: count.optional(),
  virtual: flag.optional(),
  downloadable: flag.optional(),
  external_url: text.optional(),
  button_text: plainText.optional(),
  tax_status: text.optional(),
  tax_class: text.optional(),
  ...stock,
  sold_individually: flag.optional(),
  weight: decimal.optional(),
  dimensions: dimensions.optional(),
  shipping_required: flag.optional(),
  shipping_taxable: flag.optional(),
  shipping_class: text.optional(),
  reviews_allowed: flag.optional(),
  average_rating: text.optional(),
  rating_count: count.optional(),
  upsell_ids: ids.optional(),
  cross_sell_ids: ids.optional(),
  categories: listOf(termLink).optional(),
  tags: listOf(termLink).optional(),
  images: listOf(picture).optional(),
  attributes: listOf(productAttribute).optional(),
  default_attributes: listOf(attributeOption).optional(),
  variations: ids.optional(),
  grouped_products: ids.optional(),
  meta_data: listOf(metaEntry).optional(),
});

export const variation = z.object({
  id,
  parent_id: id.optional(),
  status: text.optional(),
  ...dates,
  description: text.optional(),
  sku: text.optional(),
  ...prices,
  ...stock,
  weight: decimal.optional(),
  dimensions: dimensions.optional(),
  image: z
    .union([picture, z.literal(false).transform(() => null), z.null(), z.array(z.unknown()).transform(() => null)])
    .optional(),
  attributes: listOf(attributeOption).optional(),
  menu_order: count.optional(),
});

export const review = z.object({
  id,
  product_id: id,
  status: text.optional(),
  date_created: text,
  date_created_gmt: text.optional(),
  reviewer: plainText,
  review: text,
  rating: count,
  verified: flag.optional(),
});

export const category = z.object({
  id,
  slug: text,
  name: plainText,
  parent: id,
  description: text,
  display: text.optional(),
  image: z
    .union([picture, z.literal(false).transform(() => null), z.null(), z.array(z.unknown()).transform(() => null)])
    .optional(),
  menu_order: count.optional(),
  count: count.optional(),
});

export const attribute = z.object({ id, name: plainText, slug: text });
export const attributeTerm = z.object({ id, name: plainText, slug: text, menu_order: count.optional() });
export const currency = z.object({ code: z.string().regex(/^[A-Z]{3}$/) });

export type Product = z.output<typeof product> & {
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
