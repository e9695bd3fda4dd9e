import type {
  Seed,
  SeedMedia,
  SeedPage,
  SeedPost,
  SeedProduct,
  SeedProductAttribute,
  SeedSite,
  SeedTerm,
  SeedVariation,
} from '../seed/types.ts';
import type { Taxed } from '../store/money.ts';
import type { Address } from './address.ts';
import type { Discussion, PostComment } from './comments.ts';

type SeedUser = Seed['users'][number];
type SeedReview = Seed['reviews'][number];
type SeedCoupon = Seed['coupons'][number];

/** What stands in the database: the seed with every name turned into an id. */
export interface User extends SeedUser {
  id: number;
  email: string;
  role: 'administrator' | 'author' | 'customer';
}

export interface Media extends SeedMedia {
  id: number;
  /** what it was uploaded to */
  post?: number;
  /** where a plugin moved the file, away from this host */
  away?: string;
}

export type Taxonomy = 'category' | 'post_tag' | 'product_cat' | 'product_tag' | 'nav_menu' | `pa_${string}`;

export interface Term extends Omit<SeedTerm, 'parent'> {
  id: number;
  taxonomy: Taxonomy;
  parent: number;
  menuOrder: number;
  image: number;
  display: string;
  /** what a plugin for search engines adds to the row, by the name of its field */
  heads?: Record<string, unknown>;
  /** theme location, of a menu */
  location?: string;
}

type Named = 'status' | 'password' | 'author' | 'featuredMedia' | 'categories' | 'tags';

/** A post or a page: WordPress keeps both in one table. */
export interface Article extends Omit<SeedPost, Named>, Pick<SeedPage, 'menuOrder' | 'meta' | 'acf'> {
  id: number;
  type: 'post' | 'page';
  status: string;
  password: string;
  author: number;
  featuredMedia: number;
  categories: number[];
  tags: number[];
  parent: number;
  /** what a plugin for search engines adds to the row, by the name of its field */
  heads?: Record<string, unknown>;
  /** what readers said */
  comments?: PostComment[];
}

export interface MenuItem {
  id: number;
  menu: number;
  title: string;
  description: string;
  type: 'post_type' | 'taxonomy' | 'custom';
  object: string;
  objectId: number;
  url: string;
  parent: number;
  menuOrder: number;
  target: '' | '_blank';
}

interface Attribute {
  id: number;
  slug: string;
  name: string;
}

export type ProductAttribute = SeedProductAttribute;

type NamedInSeed = 'categories' | 'tags' | 'images' | 'variations' | 'upsells' | 'crossSells' | 'grouped';

export interface Product extends Omit<SeedProduct, NamedInSeed> {
  id: number;
  categories: number[];
  tags: number[];
  images: number[];
  variations: number[];
  upsells: number[];
  crossSells: number[];
  grouped: number[];
}

export interface Variation extends Omit<SeedVariation, 'image'> {
  id: number;
  parent: number;
  image: number;
  date: string;
  modified: string;
  status: string;
}

export interface Review extends Omit<SeedReview, 'product' | 'status'> {
  id: number;
  product: number;
  status: string;
}

export interface Coupon extends SeedCoupon {
  id: number;
}

/** Amounts of an order are whole cents, frozen when it was placed. */
export interface OrderLine {
  id: number;
  name: string;
  /** 0 when the order was typed in with a product that does not exist */
  product: number;
  variation: number;
  options: Record<string, string>;
  quantity: number;
  subtotal: Taxed;
  total: Taxed;
}

export interface OrderShipping {
  title: string;
  method: string;
  cost: Taxed;
}

/** What is paid beside goods and delivery, taxed as the goods are. */
export interface OrderFee {
  name: string;
  cost: Taxed;
}

export interface OrderCoupon {
  code: string;
  discount: Taxed;
}

export interface Order {
  id: number;
  key: string;
  status: string;
  date: string;
  modified: string;
  paid: string | null;
  /** 0 for a guest */
  customer: number;
  billing: Address & { email: string };
  shipping: Address;
  paymentMethod: string;
  paymentTitle: string;
  /** the provider's word for the payment; absent until there is one */
  transaction?: string;
  note: string;
  createdVia: 'store-api' | 'rest-api';
  cartHash: string;
  lines: OrderLine[];
  shippings: OrderShipping[];
  /** absent in orders from before there were any */
  fees?: OrderFee[];
  coupons: OrderCoupon[];
  meta: { key: string; value: unknown }[];
}

export interface Customer {
  id: number;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  date: string;
  modified: string;
  billing: Address & { email: string };
  shipping: Address;
}

export interface Tables {
  users: User;
  media: Media;
  terms: Term;
  articles: Article;
  menuItems: MenuItem;
  attributes: Attribute;
  products: Product;
  variations: Variation;
  reviews: Review;
  coupons: Coupon;
  orders: Order;
  customers: Customer;
}

export type TableName = keyof Tables;

export type Rows = { [name in TableName]: Tables[name][] };

export type Site = SeedSite & {
  discussion?: Partial<Discussion>;
  /** where the owner has the plugin Redirection: its rows, with further fields as it sends them */
  redirects?: { url: string; to: string }[];
  /** namespaces of further plugins, whose words rows bring along in `heads`, e.g. yoast/v1 */
  plugins?: string[];
  /** Settings > Reading, with the slugs of the pages that were chosen there: 'home' and 'blog' unless it says otherwise */
  reading?: { shows?: 'page' | 'posts'; front?: string; posts?: string };
};
