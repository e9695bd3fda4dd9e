// WordPress and WooCommerce by fetch, as a resolver of any server would read them: whole rows, several in one call by
// `include` and `product`.

export interface Product {
  id: number;
  slug: string;
  name: string;
  sku: string;
  price: string;
  variations: number[];
  categories: { id: number }[];
  upsell_ids: number[];
}

export interface Variation {
  id: number;
  sku: string;
  price: string;
}

export interface Term {
  id: number;
  slug: string;
  name: string;
  display?: string;
}

export interface Review {
  id: number;
  product_id: number;
  reviewer: string;
  rating: number;
}

export interface Post {
  id: number;
  slug: string;
  title: { rendered: string };
  author: number;
  categories: number[];
  featured_media: number;
}

export interface Media {
  id: number;
  alt_text: string;
  media_details: { width: number; height: number };
}

export interface MenuItem {
  id: number;
  title: { rendered: string };
  parent: number;
}

type Arguments = Record<string, string | number>;

const { SERVICE_URL = '', SERVICE_AUTHORIZATION = '' } = process.env;

async function read<T>(path: string, query: Arguments): Promise<T[]> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${SERVICE_URL}/wp-json/${path}?${search}`, {
    headers: { authorization: SERVICE_AUTHORIZATION },
  });
  if (!response.ok) throw new Error(`${response.status} from ${path}`);
  return (await response.json()) as T[];
}

/** Rows of a collection in the order of `ids`, in one call. */
const byIds =
  <T extends { id: number }>(path: string) =>
  async (ids: readonly number[]): Promise<(T | null)[]> => {
    const rows = await read<T>(path, { include: ids.join(), per_page: 100 });
    const known = new Map(rows.map(row => [row.id, row]));
    return ids.map(id => known.get(id) ?? null);
  };

const productsByIds = byIds<Product>('wc/v3/products');
const productCategories = byIds<Term>('wc/v3/products/categories');
const users = byIds<Term>('wp/v2/users');
const postCategories = byIds<Term>('wp/v2/categories');
const media = byIds<Media>('wp/v2/media');

export const batches = { products: productsByIds, productCategories, users, postCategories, media };

export const listProducts = (page: number, perPage: number) =>
  read<Product>('wc/v3/products', { page, per_page: perPage, status: 'publish' });

export const listPosts = (page: number, perPage: number) => read<Post>('wp/v2/posts', { page, per_page: perPage });

export const findProduct = async (slug: string) => (await read<Product>('wc/v3/products', { slug }))[0] ?? null;

export const findPage = async (slug: string) => (await read<Post>('wp/v2/pages', { slug }))[0] ?? null;

export const allMenus = () => read<Term>('wp/v2/menus', { per_page: 100 });

/** Each product has its variations at an address of their own; one without any costs no call. */
export const variationsOf = (products: readonly Product[]) =>
  Promise.all(
    products.map(({ id, variations }) =>
      variations.length
        ? read<Variation>(`wc/v3/products/${id}/variations`, { per_page: 100, orderby: 'menu_order', order: 'asc' })
        : [],
    ),
  );

/** The newest reviews of several products in one call. */
export async function reviewsOf(products: readonly number[]): Promise<Review[][]> {
  const rows = await read<Review>('wc/v3/products/reviews', { product: products.join(), per_page: 100 });
  return products.map(id => rows.filter(row => row.product_id === id));
}

export const itemsOf = (menus: readonly number[]) =>
  Promise.all(menus.map(id => read<MenuItem>('wp/v2/menu-items', { menus: id, per_page: 100 })));

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'", '#8217': '’' };

/** A name as the service writes it, for HTML, as text. */
export function text(html: string): string {
  const words = html.includes('<') ? html.replace(/<[^>]*>/g, '') : html;
  return words.includes('&') ? words.replace(/&([#\w]+);/g, (all, name: string) => CHARACTERS[name] ?? all) : words;
}

export const amount = (price: string) => (price ? { amount: price } : null);

/** Items as a tree: those below each one, in the order of the list. */
export const below = (items: readonly MenuItem[], parent: number): (MenuItem & { all: readonly MenuItem[] })[] =>
  items.filter(item => item.parent === parent).map(item => ({ ...item, all: items }));
