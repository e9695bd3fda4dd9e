import type { Seed } from '../seed/types.ts';

type Space =
  | 'user'
  | 'media'
  | 'category'
  | 'post_tag'
  | 'product_cat'
  | 'product_tag'
  | 'nav_menu'
  | 'attribute'
  | 'page'
  | 'post'
  | 'product';

/**
 * Stable ids. WordPress counts through everything in one go; here each kind has a range of its own, so that one more
 * post in the seed does not move every product.
 */
const FIRST: Record<Space, number> = {
  user: 2,
  attribute: 1,
  nav_menu: 601,
  category: 201,
  post_tag: 301,
  product_cat: 401,
  product_tag: 501,
  page: 51,
  post: 1001,
  media: 2001,
  product: 5001,
};

export class Ids {
  readonly #known = new Map<string, number>();

  constructor(seed: Seed) {
    this.#number(
      'user',
      seed.users.map(user => user.slug),
    );
    this.#number(
      'media',
      seed.media.map(media => media.key),
    );
    this.#number(
      'category',
      seed.categories.map(term => term.slug),
    );
    this.#number(
      'post_tag',
      seed.tags.map(term => term.slug),
    );
    this.#number(
      'product_cat',
      seed.productCategories.map(term => term.slug),
    );
    this.#number(
      'product_tag',
      seed.productTags.map(term => term.slug),
    );
    this.#number(
      'attribute',
      seed.attributes.map(attribute => attribute.slug),
    );
    this.#number(
      'page',
      seed.pages.map(page => page.slug),
    );
    this.#number(
      'post',
      seed.posts.map(post => post.slug),
    );
    this.#number(
      'product',
      seed.products.map(product => product.slug),
    );
    this.#number(
      'nav_menu',
      seed.menus.map(menu => menu.slug),
    );
    for (const menu of seed.menus) if (menu.id) this.#known.set(`nav_menu ${menu.slug}`, menu.id);
  }

  /** References to names the seed does not define. They are left out; a test holds the list empty. */
  readonly loose = new Set<string>();

  of(space: Space, name: string): number {
    const id = this.#known.get(`${space} ${name}`);
    if (id === undefined) this.loose.add(`${space} ${name}`);
    return id ?? 0;
  }

  maybe(space: Space, name: string | undefined): number {
    return name ? this.of(space, name) : 0;
  }

  many(space: Space, names: string[]): number[] {
    return names.map(name => this.of(space, name)).filter(id => id > 0);
  }

  #number(space: Space, names: string[]) {
    names.forEach((name, at) => {
      const key = `${space} ${name}`;
      if (this.#known.has(key)) throw new Error(`Seed: two of ${space} are named "${name}". Rename one.`);
      this.#known.set(key, FIRST[space] + at);
    });
  }
}
