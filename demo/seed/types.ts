import { z } from 'zod';

/*
 * What the embedded service is filled with on its first start. Plain data: the service turns it into rows and REST
 * bodies. The schemas check the files when they are read; a default is what a file may leave out.
 */

/** site-local, no offset */
const date = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, 'not a date as in 2026-03-12T08:30:00');
const slug = z.string().regex(/^[a-z0-9-]+$/, 'not a slug');
/** decimal string in major units, tax included; '' = none */
const amount = z.string().regex(/^(\d+\.\d\d)?$/, 'not an amount as in 15.00');
const status = z.enum(['publish', 'draft', 'private']).default('publish');
const text = z.string().default('');
const slugs = z.array(slug).default([]);
const texts = z.record(z.string(), z.string());

export const site = z.strictObject({
  name: z.string(),
  description: z.string(),
  /** IANA zone and its offset in hours, e.g. Africa/Johannesburg, 2 */
  timezone: z.string(),
  gmtOffset: z.number(),
  currency: z.string().length(3),
  /** media key of the logo */
  logo: z.string(),
});

/** The slug is login-like, as WordPress answers it. */
export const user = z.strictObject({ slug, name: z.string(), description: z.string() });

export const media = z.strictObject({
  /** unique key by which everything else names this file; also its name in `files/`, as .svg or .pdf */
  key: slug,
  title: z.string(),
  alt: text,
  caption: text,
  /** path below wp-content/uploads, e.g. 2026/03/void-38x19-blue.webp, or a .pdf */
  file: z.string().regex(/^\d{4}\/\d\d\/[a-z0-9-]+\.\w+$/, 'not a path as in 2026/03/name.webp'),
  mime: z.string().default('image/webp'),
  /** pixels of the original; 0 for a document */
  width: z.int().default(0),
  height: z.int().default(0),
});

/** The parent is the slug of another term. */
export const term = z.strictObject({ slug, name: z.string(), description: text, parent: slug.optional() });

const article = {
  slug,
  title: z.string(),
  /** HTML. In it and in every URL field `{{home}}` stands for the service's own address, and `{{media:KEY}}` for the URL of that media file; the service replaces both. */
  content: z.string(),
  /** HTML; empty when the editor wrote none */
  excerpt: z.string(),
  date,
  modified: date,
  status,
  /** media key */
  featuredMedia: z.string().optional(),
};

export const post = z.strictObject({
  ...article,
  /** a password makes the post protected */
  password: z.string().optional(),
  /** user slug */
  author: slug,
  categories: slugs,
  tags: slugs,
  commentStatus: z.enum(['open', 'closed']).default('open'),
  sticky: z.boolean().default(false),
});

export const page = z.strictObject({
  ...article,
  /** slug of the parent page */
  parent: slug.optional(),
  menuOrder: z.int().default(0),
  /** registered page meta (hero_title, contact_phone, ...); a value may hold the placeholders of a post's content */
  meta: texts.default({}),
  /** ACF fields; a value `{ media: key }` is an image field */
  acf: z.record(z.string(), z.union([z.string(), z.strictObject({ media: z.string() }), z.null()])).default({}),
});

const menuItem = z.strictObject({
  title: z.string(),
  /** what it points at; a custom link is any URL */
  target: z.discriminatedUnion('type', [
    z.strictObject({ type: z.enum(['page', 'post', 'category', 'product', 'product_cat']), slug }),
    z.strictObject({ type: z.literal('custom'), url: z.string() }),
  ]),
  /** opens a new tab */
  window: z.literal('_blank').optional(),
  /** shown as the item's description, e.g. a label size */
  description: z.string().optional(),
  get children() {
    return z.array(menuItem).optional();
  },
});

export const menu = z.strictObject({
  slug,
  name: z.string(),
  /** fixed id where the specification names one (primary 16; mega menus 97, 98, 170, 171) */
  id: z.int().optional(),
  /** theme location, if assigned */
  location: z.string().optional(),
  items: z.array(menuItem),
});

export const productCategory = term.extend({
  image: z.string().optional(),
  menuOrder: z.int(),
  display: z.enum(['default', 'products', 'subcategories', 'both']).default('default'),
});

/** The slug is without pa_, e.g. size. */
export const attribute = z.strictObject({
  slug,
  name: z.string(),
  terms: z.array(z.strictObject({ slug, name: z.string() })),
});

const stock = {
  manageStock: z.boolean().default(false),
  stockQuantity: z.int().nullable().default(null),
  stockStatus: z.enum(['instock', 'outofstock', 'onbackorder']).default('instock'),
};

const productAttribute = z.strictObject({
  /** slug of a global attribute, or null for one of this product alone */
  global: slug.nullable(),
  name: z.string(),
  /** term slugs of a global attribute, plain options of a local one */
  options: z.array(z.string()),
  visible: z.boolean().default(true),
  variation: z.boolean().default(false),
});

const variation = z.strictObject({
  sku: z.string(),
  gtin: z.string().optional(),
  /** attribute slug or local name -> term slug or option; an attribute left out matches any */
  attributes: texts,
  regularPrice: amount,
  salePrice: amount.default(''),
  description: text,
  ...stock,
  image: z.string().optional(),
});

export const product = z.strictObject({
  slug,
  name: z.string(),
  type: z.enum(['simple', 'variable', 'grouped', 'external']).default('simple'),
  status,
  visibility: z.enum(['visible', 'catalog', 'search', 'hidden']).default('visible'),
  /** a password makes the product protected */
  password: z.string().optional(),
  featured: z.boolean().default(false),
  date,
  modified: date,
  description: z.string(),
  shortDescription: z.string(),
  sku: z.string(),
  gtin: z.string().optional(),
  taxStatus: z.enum(['taxable', 'shipping', 'none']).optional(),
  /** '' = the standard one */
  taxClass: z.string().optional(),
  /** '' = price on request */
  regularPrice: amount.default(''),
  salePrice: amount.default(''),
  /** when the sale begins, in the site's own time; it is on already where this is left out */
  saleFrom: date.optional(),
  saleTo: date.optional(),
  virtual: z.boolean().optional(),
  downloadable: z.boolean().optional(),
  ...stock,
  backorders: z.enum(['no', 'notify', 'yes']).default('no'),
  soldIndividually: z.boolean().default(false),
  weight: text,
  dimensions: z
    .strictObject({ length: z.string(), width: z.string(), height: z.string() })
    .default({ length: '', width: '', height: '' }),
  reviewsAllowed: z.boolean().default(true),
  totalSales: z.int(),
  categories: slugs,
  tags: slugs,
  /** media keys, main picture first */
  images: z.array(z.string()).default([]),
  attributes: z.array(productAttribute).default([]),
  /** attribute slug or local name -> term slug or option */
  defaultAttributes: texts.default({}),
  variations: z.array(variation).default([]),
  upsells: slugs,
  crossSells: slugs,
  grouped: slugs,
  externalUrl: z.string().optional(),
  buttonText: z.string().optional(),
  meta: texts.default({}),
});

export const review = z.strictObject({
  /** product slug */
  product: slug,
  reviewer: z.string(),
  email: z.email(),
  /** plain text */
  review: z.string(),
  rating: z.int().min(1).max(5),
  date,
  verified: z.boolean().default(true),
  status: z.enum(['approved', 'hold', 'spam']).default('approved'),
});

export const coupon = z.strictObject({
  code: z.string(),
  amount,
  type: z.enum(['percent', 'fixed_cart']),
  minimum: amount.default(''),
  /** '' = never */
  expires: date.or(z.literal('')).default(''),
  freeShipping: z.boolean().default(false),
  /** it takes off all others, and none is taken beside it */
  individualUse: z.boolean().optional(),
  /** whose it is; anybody's where there are none */
  emails: z.array(z.email()).optional(),
});

export type SeedSite = z.infer<typeof site>;
export type SeedMedia = z.infer<typeof media>;
export type SeedTerm = z.infer<typeof term>;
export type SeedPost = z.infer<typeof post>;
export type SeedPage = z.infer<typeof page>;
export type SeedMenuItem = z.infer<typeof menuItem>;
export type SeedProduct = z.infer<typeof product>;
export type SeedProductAttribute = z.infer<typeof productAttribute>;
export type SeedVariation = z.infer<typeof variation>;

export interface Seed {
  site: SeedSite;
  users: z.infer<typeof user>[];
  media: SeedMedia[];
  categories: SeedTerm[];
  tags: SeedTerm[];
  posts: SeedPost[];
  pages: SeedPage[];
  menus: z.infer<typeof menu>[];
  productCategories: z.infer<typeof productCategory>[];
  productTags: SeedTerm[];
  attributes: z.infer<typeof attribute>[];
  products: SeedProduct[];
  reviews: z.infer<typeof review>[];
  coupons: z.infer<typeof coupon>[];
}
