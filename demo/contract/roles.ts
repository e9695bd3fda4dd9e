import type { Database } from '../data/database.ts';
import type { Article, Media, Product, Review, Taxonomy, Term, User, Variation } from '../data/rows.ts';
import { pricesOf } from '../wire/price.ts';
import { withChildren } from '../wire/term.ts';

/**
 * What the recorded ids, slugs, SKUs and words stood for. A role is a predicate over this service's own data; a
 * recording's request is rewritten with whatever fulfils it here. An id without a role stood for nothing and stays.
 */
export class Roles {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** ids of posts, pages, pictures, products and variations: one space in WordPress */
  post(recorded: number): number {
    const posts = this.#newest();
    const rank = POST_RANK.indexOf(recorded);
    if (rank >= 0) return idOf(posts[rank], `published post ${rank + 1}`);
    const role = POSTS[recorded];
    return role ? idOf(role(this.#database), `role of post ${recorded}`) : recorded;
  }

  term(recorded: number): number {
    const role = TERMS[recorded];
    return role ? idOf(role(this.#database), `role of term ${recorded}`) : recorded;
  }

  user(recorded: number): number {
    return idOf(recorded === 4 ? this.#users(false)[0] : this.#users(true)[0], `user ${recorded}`);
  }

  attribute(_recorded: number): number {
    return idOf(this.#database.all('attributes')[0], 'attribute with terms');
  }

  /** k-th product, for lists of ids that only need to be many */
  products(count: number): number[] {
    return this.#database
      .all('products')
      .slice(0, count)
      .map(row => row.id);
  }

  word(recorded: string): string {
    const role = WORDS[recorded];
    return role ? role(this.#database) : recorded;
  }

  /** Published posts, newest first. */
  #newest(): Article[] {
    return this.#database
      .all('articles')
      .filter(row => row.type === 'post' && row.status === 'publish' && !row.password)
      .sort((one, other) => (one.date < other.date ? 1 : -1));
  }

  /** A word that stands in the title of exactly one published post. */
  titleWord(): string {
    const titles = this.#newest().map(row => row.title.toLowerCase());
    const words = titles.join(' ').match(/[a-z]{4,}/g) ?? [];
    return words.find(word => titles.filter(title => title.includes(word)).length === 1) ?? 'missing-role';
  }

  /** A price of the catalogue, by its place between the cheapest (0) and the dearest (1). */
  price(place: number): string {
    const prices = this.#database
      .all('products')
      .map(row => Number(pricesOf(row, this.#database).price))
      .filter(price => price > 0)
      .sort((one, other) => one - other);
    return prices[Math.floor(place * (prices.length - 1))]!.toFixed(2);
  }

  #users(published: boolean): User[] {
    const wrote = (user: User) =>
      this.#database.all('articles').some(row => row.author === user.id && row.status === 'publish');
    return this.#database.all('users').filter(user => wrote(user) === published);
  }
}

function idOf(row: { id: number } | undefined, role: string): number {
  if (!row) throw new Error(`Nothing in the seed plays the ${role}.`);
  return row.id;
}

/** The recorded posts from the newest on. */
const POST_RANK = [1, ...Array.from({ length: 23 }, (_, at) => 35 + at)];

type Role<T> = (database: Database) => T | undefined;

const published = (row: Product) => row.status === 'publish';

const product =
  (fits: (row: Product, database: Database) => boolean): Role<Product> =>
  database =>
    database.all('products').find(row => fits(row, database));

const plain = (row: Product) => published(row) && row.type === 'simple' && !row.virtual && row.images.length > 0;

const hasLocal = (row: Product) => row.attributes.some(each => each.variation && each.global === null);

const reviewsOf = (row: Product, database: Database): Review[] =>
  database.all('reviews').filter(review => review.product === row.id && review.status === 'approved');

/** Four or more variations, five or more reviews, global attributes only. */
const variable = product(
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

const secret: Role<Article> = database => database.all('articles').find(row => row.password !== '');

const POSTS: Record<number, Role<{ id: number }>> = {
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
  100: product((row, database) => plain(row) && row.stockStatus === 'instock' && !pricesOf(row, database).onSale),
  102: variable,
  103: variation(0),
  105: variation(-2),
  106: variation(-1),
  107: product(row => published(row) && row.type === 'simple' && row.manageStock && (row.stockQuantity ?? 0) > 0),
  110: product(row => published(row) && row.type === 'variable' && hasLocal(row)),
  112: product(row => published(row) && !row.reviewsAllowed),
  115: product(row => published(row) && row.soldIndividually),
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
  397: database => database.all('articles').find(row => row.status === 'future'),
};

const term =
  (taxonomy: Taxonomy, fits: (row: Term, database: Database) => boolean): Role<Term> =>
  database =>
    database.all('terms').find(row => row.taxonomy === taxonomy && fits(row, database));

const sharesPosts = (row: Term, other: Term | undefined, database: Database) =>
  row.id === other?.id ||
  database.all('articles').some(each => each.categories.includes(row.id) && each.categories.includes(other?.id ?? 0));

const isParent = (row: Term, database: Database) => withChildren(row.id, database).length > 1;

const postsIn = (row: Term, database: Database) =>
  database.all('articles').filter(each => [...each.categories, ...each.tags].includes(row.id)).length;

const productsIn = (row: Term, database: Database) =>
  database.all('products').filter(each => [...each.categories, ...each.tags].includes(row.id)).length;

const used = (row: Term, database: Database) => postsIn(row, database) > 1;

const nth =
  (taxonomy: Taxonomy, at: number, fits: (row: Term, database: Database) => boolean): Role<Term> =>
  database =>
    database.all('terms').filter(row => row.taxonomy === taxonomy && fits(row, database))[at];

const mainCategory = (at: number) => nth('product_cat', at, (row, database) => isParent(row, database));

const TERMS: Record<number, Role<Term>> = {
  // a category that no post shares with 17
  1: term('category', (row, database) => !sharesPosts(row, TERMS[17]!(database), database)),
  17: term('category', (row, database) => used(row, database) && isParent(row, database)),
  19: term('category', (row, database) => used(row, database) && row.parent === 0 && !isParent(row, database)),
  25: nth('post_tag', 0, used),
  27: nth('post_tag', 1, used),
  29: nth('post_tag', 2, () => true),
  33: mainCategory(0),
  35: mainCategory(1),
  36: term('nav_menu', row => row.slug === 'primary'),
  43: term('product_cat', (row, database) => row.parent !== 0 && productsIn(row, database) > 1),
  46: term('product_cat', row => row.parent !== 0),
  // a tag where a term of an attribute was expected
  50: nth('product_tag', 0, () => true),
  52: term('product_tag', (row, database) => productsIn(row, database) > 1),
};

const slug = (role: Role<{ slug: string }>) => (database: Database) => role(database)?.slug ?? 'missing-role';

const plainNth =
  (at: number): Role<Product> =>
  database =>
    database.all('products').filter(row => plain(row) && row.sku !== '')[at];

const sku = (role: Role<{ sku: string }>) => (database: Database) => role(database)?.sku ?? 'missing-role';

const post =
  (at: number): Role<Article> =>
  database =>
    database.all('articles').filter(row => row.type === 'post' && row.status === 'publish' && !row.password)[at];

const entityCategory = term('product_cat', row => row.name.includes('&'));

/** Slugs, SKUs and search words. A word that is not here is asked as it was. */
const WORDS: Record<string, (database: Database) => string> = {
  'choosing-the-right-void-label': slug(post(0)),
  'wine-bottle-security-seals-the-export-market': slug(post(1)),
  'void-security-label-standard': slug(plainNth(0)),
  'tamper-evident-tape-standard': slug(plainNth(1)),
  compliance: slug(TERMS[17]!),
  security: slug(TERMS[33]!),
  wine: database => (entityCategory(database) ?? TERMS[46]!(database))!.slug,
  thandi: database => database.all('users').find(user => user.role === 'author')!.slug,
  'ST-0007': sku(plainNth(0)),
  'ST-0008': sku(plainNth(1)),
  'ST-0004-1': sku(variation(0)),
  // a beginning that many SKUs share, of products and variations
  'ST-000': database => variable(database)!.sku.slice(0, 7),
  pw1: database => secret(database)?.password ?? 'missing-role',
  premium: () => 'printed',
  rf: database => oneTagOnly(database),
};

/** A piece of text that stands in the name of exactly one tag. */
function oneTagOnly(database: Database): string {
  const names = database
    .all('terms')
    .filter(row => row.taxonomy === 'post_tag')
    .map(row => row.name.toLowerCase());
  return names.find(name => names.filter(other => other.includes(name)).length === 1) ?? 'missing-role';
}
