import type { Database } from '../data/database.ts';
import type { Article, Media, Product, Review, Variation } from '../data/rows.ts';
import { pricesOf } from '../wire/shop/price.ts';
import type { Role } from './role.ts';

export const published = (row: Product) => row.status === 'publish';

const product =
  (fits: (row: Product, database: Database) => boolean): Role<Product> =>
  database =>
    database.all('products').find(row => fits(row, database));

export const plain = (row: Product) => published(row) && row.type === 'simple' && !row.virtual && row.images.length > 0;

/** Simple, always in stock, at its full price. */
const buyable = (database: Database): Product[] =>
  database
    .all('products')
    .filter(row => plain(row) && row.stockStatus === 'instock' && !row.manageStock && !row.soldIndividually)
    .filter(row => row.regularPrice !== '' && !pricesOf(row, database).onSale);

const counted = (row: Product) =>
  published(row) && row.type === 'simple' && row.manageStock && (row.stockQuantity ?? 0) > 0 && !row.soldIndividually;

const hasLocal = (row: Product) => row.attributes.some(each => each.variation && each.global === null);

const reviewsOf = (row: Product, database: Database): Review[] =>
  database.all('reviews').filter(review => review.product === row.id && review.status === 'approved');

/** Four or more variations, five or more reviews, global attributes only. */
export const variable = product(
  (row, database) =>
    published(row) &&
    row.type === 'variable' &&
    !hasLocal(row) &&
    row.variations.length >= 4 &&
    reviewsOf(row, database).length >= 4,
);

const variation =
  (index: number): Role<Variation> =>
  database =>
    database.get('variations', variable(database)?.variations.at(index) ?? 0);

const page =
  (fits: (row: Article, database: Database) => boolean): Role<Article> =>
  database =>
    database.all('articles').find(row => row.type === 'page' && row.status === 'publish' && fits(row, database));

const picture =
  (at: number): Role<Media> =>
  database =>
    database.all('media').filter(row => row.width > 1024 && row.mime.startsWith('image/'))[at];

export const secret: Role<Article> = database => database.all('articles').find(row => row.password !== '');

/** Posts, pages, pictures, products and variations, by their recorded ids. */
export const POSTS: Record<number, Role<{ id: number }>> = {
  10: picture(0),
  11: picture(1),
  13: picture(2),
  58: database => database.all('articles').find(row => row.type === 'post' && row.status === 'draft'),
  60: page(row => row.slug === 'home'),
  61: page(row => row.slug === 'about'),
  62: page((row, database) => database.all('articles').filter(each => each.parent === row.id).length >= 2),
  71: page(row => Object.keys(row.acf).length === 0 && Object.keys(row.meta).length === 0),
  // on sale, in more than one category
  99: product((row, database) => plain(row) && pricesOf(row, database).onSale && row.categories.length > 1),
  100: database => buyable(database)[0],
  101: database => buyable(database)[1],
  102: variable,
  103: variation(0),
  105: variation(-2),
  106: variation(-1),
  // fewer pieces than a recorded order asks for
  107: product(row => counted(row) && (row.stockQuantity ?? 0) < 500),
  109: product((row, database) => plain(row) && row.stockStatus === 'instock' && pricesOf(row, database).onSale),
  110: product(row => published(row) && row.type === 'variable' && hasLocal(row)),
  112: product(row => published(row) && !row.reviewsAllowed),
  115: product(row => published(row) && row.soldIndividually),
  116: product((row, database) => counted(row) && row.id !== POSTS[107]!(database)?.id),
  117: product(row => published(row) && row.type === 'simple' && row.stockStatus === 'outofstock'),
  123: product(row => published(row) && row.type === 'simple' && row.stockStatus === 'onbackorder'),
  124: product(row => published(row) && !row.reviewsAllowed),
  131: product(row => published(row) && row.virtual === true),
  140: product(row => published(row) && row.type === 'simple' && row.regularPrice === ''),
  149: product(row => published(row) && row.downloadable === true),
  156: product(row => published(row) && row.type === 'simple' && row.featured),
  331: product(row => row.visibility === 'hidden'),
  332: product(row => row.status === 'draft'),
  333: product(row => row.status === 'private'),
  339: product(row => row.type === 'grouped'),
  340: product(row => row.type === 'external'),
  395: product(row => row.name.includes('&')),
  396: secret,
  402: product(row => Boolean(row.password)),
  397: database => database.all('articles').find(row => row.status === 'future'),
};
