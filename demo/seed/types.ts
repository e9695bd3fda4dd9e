/** What the embedded service is filled with on its first start. Plain data: the service turns it into rows and REST bodies. */
export interface Seed {
  site: SeedSite;
  users: SeedUser[];
  media: SeedMedia[];
  categories: SeedTerm[];
  tags: SeedTerm[];
  posts: SeedPost[];
  pages: SeedPage[];
  menus: SeedMenu[];
  productCategories: SeedProductCategory[];
  productTags: SeedTerm[];
  attributes: SeedAttribute[];
  products: SeedProduct[];
  reviews: SeedReview[];
  coupons: SeedCoupon[];
}

export interface SeedSite {
  name: string;
  description: string;
  /** IANA zone and its offset in hours, e.g. Africa/Johannesburg, 2 */
  timezone: string;
  gmtOffset: number;
  currency: string;
  /** media key of the logo */
  logo: string;
}

export interface SeedUser {
  /** login-like slug, as WordPress answers it */
  slug: string;
  name: string;
  description: string;
}

export interface SeedMedia {
  /** unique key by which everything else names this file; also what demo/artwork draws */
  key: string;
  title: string;
  alt: string;
  caption: string;
  /** path below wp-content/uploads, e.g. 2026/03/void-38x19-blue.webp, or a .pdf */
  file: string;
  mime: string;
  /** pixels of the original; 0 for a document */
  width: number;
  height: number;
}

export interface SeedTerm {
  slug: string;
  name: string;
  description: string;
  /** slug of the parent term */
  parent?: string;
}

export interface SeedPost {
  slug: string;
  title: string;
  /** HTML. In it and in every URL field `{{home}}` stands for the service's own address, and `{{media:KEY}}` for the URL of that media file; the service replaces both. */
  content: string;
  /** HTML; empty when the editor wrote none */
  excerpt: string;
  /** site-local, no offset, e.g. 2026-03-12T08:30:00 */
  date: string;
  modified: string;
  status: 'publish' | 'draft' | 'private';
  /** a password makes the post protected */
  password?: string;
  /** user slug */
  author: string;
  featuredMedia?: string;
  categories: string[];
  tags: string[];
  commentStatus: 'open' | 'closed';
  sticky: boolean;
}

export interface SeedPage {
  slug: string;
  title: string;
  content: string;
  excerpt: string;
  date: string;
  modified: string;
  status: 'publish' | 'draft' | 'private';
  /** slug of the parent page */
  parent?: string;
  menuOrder: number;
  featuredMedia?: string;
  /** registered page meta (hero_title, contact_phone, ...); a value may hold the placeholders of a post's content */
  meta: Record<string, string>;
  /** ACF fields; a value `{ media: key }` is an image field */
  acf: Record<string, string | { media: string } | null>;
}

export interface SeedMenu {
  slug: string;
  name: string;
  /** fixed id where the specification names one (primary 16; mega menus 97, 98, 170, 171) */
  id?: number;
  /** theme location, if assigned */
  location?: string;
  items: SeedMenuItem[];
}

export interface SeedMenuItem {
  title: string;
  /** what it points at; a custom link is any URL */
  target:
    | { type: 'page'; slug: string }
    | { type: 'post'; slug: string }
    | { type: 'category'; slug: string }
    | { type: 'product'; slug: string }
    | { type: 'product_cat'; slug: string }
    | { type: 'custom'; url: string };
  /** _blank opens a new tab */
  window?: '_blank';
  /** shown as the item's description, e.g. a label size */
  description?: string;
  children?: SeedMenuItem[];
}

export interface SeedProductCategory extends SeedTerm {
  image?: string;
  menuOrder: number;
  display: 'default' | 'products' | 'subcategories' | 'both';
}

export interface SeedAttribute {
  /** without pa_, e.g. size */
  slug: string;
  name: string;
  terms: { slug: string; name: string }[];
}

export interface SeedProduct {
  slug: string;
  name: string;
  type: 'simple' | 'variable' | 'grouped' | 'external';
  status: 'publish' | 'draft' | 'private';
  visibility: 'visible' | 'catalog' | 'search' | 'hidden';
  /** a password makes the product protected */
  password?: string;
  featured: boolean;
  date: string;
  modified: string;
  description: string;
  shortDescription: string;
  sku: string;
  /** decimal strings in major units, tax included; '' = price on request */
  regularPrice: string;
  salePrice: string;
  virtual?: boolean;
  downloadable?: boolean;
  manageStock: boolean;
  stockQuantity: number | null;
  stockStatus: 'instock' | 'outofstock' | 'onbackorder';
  backorders: 'no' | 'notify' | 'yes';
  soldIndividually: boolean;
  weight: string;
  dimensions: { length: string; width: string; height: string };
  reviewsAllowed: boolean;
  totalSales: number;
  categories: string[];
  tags: string[];
  /** media keys, main picture first */
  images: string[];
  attributes: SeedProductAttribute[];
  /** attribute slug or local name -> term slug or option */
  defaultAttributes: Record<string, string>;
  variations: SeedVariation[];
  /** slugs */
  upsells: string[];
  crossSells: string[];
  grouped: string[];
  externalUrl?: string;
  buttonText?: string;
  meta: Record<string, string>;
}

export interface SeedProductAttribute {
  /** slug of a global attribute, or null for one of this product alone */
  global: string | null;
  name: string;
  /** term slugs of a global attribute, plain options of a local one */
  options: string[];
  visible: boolean;
  variation: boolean;
}

export interface SeedVariation {
  sku: string;
  /** attribute slug or local name -> term slug or option; an attribute left out matches any */
  attributes: Record<string, string>;
  regularPrice: string;
  salePrice: string;
  description: string;
  manageStock: boolean;
  stockQuantity: number | null;
  stockStatus: 'instock' | 'outofstock' | 'onbackorder';
  image?: string;
}

export interface SeedReview {
  /** product slug */
  product: string;
  reviewer: string;
  email: string;
  /** plain text */
  review: string;
  rating: number;
  date: string;
  verified: boolean;
  status: 'approved' | 'hold' | 'spam';
}

export interface SeedCoupon {
  code: string;
  amount: string;
  type: 'percent' | 'fixed_cart';
  minimum: string;
  /** site-local date, '' = never */
  expires: string;
  freeShipping: boolean;
}
