import type { Database } from '../data/database.ts';
import type { Article, Customer } from '../data/rows.ts';
import { pricesOf } from '../wire/shop/price.ts';
import { POSTS } from './postRoles.ts';
import type { Role } from './role.ts';
import { TERMS } from './termRoles.ts';
import { WORDS } from './wordRoles.ts';

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
    const { author } = this.#newest()[0] ?? {};
    return author ?? recorded;
  }

  customer(_recorded: number): number {
    return this.find(buyer).id;
  }

  /** the recorded orders that were there before: all but the unknown one are of a customer */
  order(recorded: number): number {
    if (recorded === 999_999) return recorded;
    const { id } = this.find(buyer);
    return idOf(
      this.#database.all('orders').find(row => row.customer === id && row.status === 'processing'),
      'order of a customer',
    );
  }

  find<T>(role: Role<T>): T {
    const found = role(this.#database);
    if (found === undefined) throw new Error(`Nothing in the seed plays ${role.name || 'a role'}.`);
    return found;
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

  /** A price of the catalogue, by its place between the cheapest (0) and the dearest (1). */
  price(place: number): string {
    const prices = this.#database
      .all('products')
      .map(row => Number(pricesOf(row, this.#database).price))
      .filter(price => price > 0)
      .sort((one, other) => one - other);
    return prices[Math.floor(place * (prices.length - 1))]!.toFixed(2);
  }
}

const buyer: Role<Customer> = database =>
  database.all('customers').find(row => database.all('orders').some(order => order.customer === row.id));

/** The recorded posts from the newest on. */
const POST_RANK = [1, ...Array.from({ length: 23 }, (_, at) => 35 + at)];

function idOf(row: { id: number } | undefined, role: string): number {
  if (!row) throw new Error(`Nothing in the seed plays the ${role}.`);
  return row.id;
}
