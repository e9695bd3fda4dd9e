import { z } from 'zod';
import { seoFields } from '../content/seo.ts';
import { orNull, readerOf } from '../decoder.ts';
import {
  address,
  count,
  currencyCode,
  decimal,
  field,
  flag,
  id,
  ids,
  lenient,
  listOf,
  map,
  meta,
  ownId,
  plainText,
  slug,
  text,
} from '../fields.ts';
import { withName } from '../nameless.ts';
import { soundPrices } from './soundPrices.ts';
import { withoutText } from './withoutText.ts';

// What wc/v3 really sends. Only id, parent_id, status, slug and the dates of change are always asked for:
// any other field that is absent was not asked. What decides whether and for how much something is sold must be readable,
// else its row is left out; what only adorns it is then not there.

const picture = z.object({
  id: lenient(id),
  src: address,
  name: lenient(plainText),
  alt: lenient(plainText),
});
/** One picture or none, however none is said. */
const readPicture = readerOf(picture);
const onePicture = field('picture', value => orNull(readPicture(value))).optional();

const termLink = z.object({ id: ownId, name: plainText, slug });

const productAttribute = z.object({
  id: lenient(id),
  name: plainText,
  slug: lenient(plainText),
  visible: lenient(flag),
  variation: flag.optional(),
  options: listOf(plainText),
});

const attributeOption = z.object({
  id: lenient(id),
  name: plainText,
  slug: lenient(plainText),
  option: plainText,
});

const dimensions = map.transform(value => {
  const read = (key: string) => orNull(decimal.read(value[key]));
  return { length: read('length'), width: read('width'), height: read('height') };
});

const stock = {
  manage_stock: field('flag', value => (value === 'parent' ? true : flag.read(value))).optional(),
  stock_quantity: count.nullable().optional(),
  stock_status: text.optional(),
  backorders: lenient(text),
};

const prices = {
  price: decimal.optional(),
  regular_price: decimal.optional(),
  sale_price: decimal.optional(),
  on_sale: flag.optional(),
  purchasable: flag.optional(),
};

const taxed = { tax_status: lenient(plainText), tax_class: lenient(plainText) };

const dates = {
  date_created: lenient(text),
  date_created_gmt: lenient(text),
  date_modified: lenient(text),
  date_modified_gmt: lenient(text),
};

export const product = z
  .object({
    id: ownId,
    parent_id: id.optional(),
    status: text.optional(),
    slug,
    ...dates,
    name: plainText.optional(),
    type: lenient(text),
    featured: lenient(flag),
    catalog_visibility: text.optional(),
    description: lenient(text),
    short_description: lenient(text),
    sku: lenient(plainText),
    global_unique_id: lenient(plainText),
    ...prices,
    date_on_sale_from: lenient(text),
    date_on_sale_from_gmt: lenient(text),
    date_on_sale_to: lenient(text),
    date_on_sale_to_gmt: lenient(text),
    total_sales: lenient(count),
    virtual: lenient(flag),
    downloadable: lenient(flag),
    external_url: lenient(address),
    button_text: lenient(plainText),
    ...taxed,
    ...stock,
    permalink: lenient(text),
    ...seoFields,
    sold_individually: flag.optional(),
    weight: lenient(decimal),
    dimensions: lenient(dimensions),
    shipping_required: lenient(flag),
    shipping_taxable: lenient(flag),
    shipping_class: lenient(plainText),
    reviews_allowed: lenient(flag),
    average_rating: lenient(decimal),
    rating_count: lenient(count),
    upsell_ids: lenient(ids),
    cross_sell_ids: lenient(ids),
    categories: listOf(termLink).optional(),
    tags: listOf(termLink).optional(),
    images: listOf(picture).optional(),
    attributes: listOf(productAttribute).optional(),
    default_attributes: listOf(attributeOption).optional(),
    variations: lenient(ids),
    grouped_products: lenient(ids),
    meta_data: meta.optional(),
    post_password: lenient(text),
  })
  .transform(withName)
  .transform(soundPrices)
  .transform(withoutText);

export const variation = z
  .object({
    id: ownId,
    parent_id: id.optional(),
    status: text.optional(),
    ...dates,
    description: lenient(text),
    sku: lenient(plainText),
    global_unique_id: lenient(plainText),
    ...prices,
    ...taxed,
    ...stock,
    weight: lenient(decimal),
    dimensions: lenient(dimensions),
    image: onePicture,
    attributes: listOf(attributeOption).optional(),
    menu_order: lenient(count),
  })
  .transform(soundPrices);

export const review = z.object({
  id: ownId,
  product_id: id,
  status: text.optional(),
  date_created: lenient(text),
  date_created_gmt: lenient(text),
  reviewer: plainText,
  review: text.optional(),
  rating: count,
  verified: flag.catch(false),
});

export const category = z
  .object({
    id: ownId,
    slug,
    name: plainText,
    parent: id,
    description: text.catch(''),
    display: lenient(plainText),
    image: onePicture,
    menu_order: lenient(count),
    count: lenient(count),
    ...seoFields,
  })
  .transform(withName);

export const attribute = z.object({ id: ownId, name: plainText, slug });
export const attributeTerm = z.object({ id: ownId, name: plainText, slug, menu_order: lenient(count) });
export const currency = z.object({ code: currencyCode });

export type Product = Omit<z.output<typeof product>, 'protected'> & {
  /** behind a password: nothing but name, price and picture is here */
  protected?: boolean;
  /** one of the built-in examples */
  sample?: true;
  /** when the index read it, where it stands in for a shop that does not tell */
  asOf?: Date;
};
export type Variation = z.output<typeof variation>;
export type Review = z.output<typeof review>;
export type ProductCategory = z.output<typeof category> & { sample?: true };
export type ProductAttribute = z.output<typeof productAttribute>;
export type AttributeOption = z.output<typeof attributeOption>;
export type TermLink = z.output<typeof termLink>;
export type ShopPicture = z.output<typeof picture>;
export type Attribute = z.output<typeof attribute> & { terms: z.output<typeof attributeTerm>[] };
