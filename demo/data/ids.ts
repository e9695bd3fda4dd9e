import type { Seed } from '../seed/types.ts';

const slugs = (rows: { slug: string }[]): string[] => rows.map(row => row.slug);

/**
 * Stable ids: where those of a kind begin, and the names of its rows in their order. WordPress counts through
 * everything in one go; here each kind has a range of its own, so that one more post in the seed does not move every
 * product.
 */
const SPACES = {
  user: { first: 2, names: (seed: Seed) => slugs(seed.users) },
  media: { first: 2001, names: (seed: Seed) => seed.media.map(media => media.key) },
  category: { first: 201, names: (seed: Seed) => slugs(seed.categories) },
  post_tag: { first: 301, names: (seed: Seed) => slugs(seed.tags) },
  product_cat: { first: 401, names: (seed: Seed) => slugs(seed.productCategories) },
  product_tag: { first: 501, names: (seed: Seed) => slugs(seed.productTags) },
  attribute: { first: 1, names: (seed: Seed) => slugs(seed.attributes) },
  page: { first: 51, names: (seed: Seed) => slugs(seed.pages) },
  post: { first: 1001, names: (seed: Seed) => slugs(seed.posts) },
  product: { first: 5001, names: (seed: Seed) => slugs(seed.products) },
  nav_menu: { first: 601, names: (seed: Seed) => slugs(seed.menus) },
};

type Space = keyof typeof SPACES;

export class Ids {
  readonly #known = new Map<string, number>();

  constructor(seed: Seed) {
    for (const space of Object.keys(SPACES) as Space[]) this.#number(space, SPACES[space].names(seed));
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
      this.#known.set(key, SPACES[space].first + at);
    });
  }
}
