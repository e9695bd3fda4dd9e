import type { Database } from '../data/database.ts';
import type { Taxonomy, Term } from '../data/rows.ts';
import { withChildren } from '../wire/content/term.ts';
import type { Role } from './role.ts';

export const term =
  (taxonomy: Taxonomy, fits: (row: Term, database: Database) => boolean): Role<Term> =>
  database =>
    database.all('terms').find(row => row.taxonomy === taxonomy && fits(row, database));

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

/** Terms of every taxonomy, by their recorded ids. */
export const TERMS: Record<number, Role<Term>> = {
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
};
