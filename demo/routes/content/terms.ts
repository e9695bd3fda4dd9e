import type { Database } from '../../data/database.ts';
import type { Taxonomy, Term } from '../../data/rows.ts';
import { collection } from '../../rest/collection.ts';
import { chosen, hasWords, inOrder, type Key, listParams } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call, Endpoint, Route } from '../../rest/route.ts';
import { countOf, termWire } from '../../wire/content/term.ts';

const CONTEXTS = ['view', 'embed', 'edit'];
const ORDERS = 'id include name slug include_slugs term_group description count menu_order';

/** Lists of terms: wp/v2's, WooCommerce's and the menus take the same parameters. */
export function termParams(...contexts: string[]): ParamSpecs {
  return {
    ...listParams('asc', ORDERS, 'name', ...contexts),
    hide_empty: { type: 'boolean', default: false },
    parent: { type: 'integer' },
    post: { type: 'integer' },
    product: { type: 'integer' },
    slug: { type: 'strings', default: [] },
  };
}

type Show = (term: Term, rest: Rest) => unknown;

/** What the terms of a taxonomy are, wherever they are shown. */
export const termsOf = ({ database }: Rest, taxonomy: Taxonomy) => ({
  holds: (term: Term) => term.taxonomy === taxonomy,
  fits: (term: Term, { args }: Call) => fits(term, args, database),
  sort: (terms: Term[], args: Args) => sorted(terms, args, database),
});

/** One taxonomy's list and single term below wp/v2. @param refuse what a caller is refused, nothing where all may read */
export function termRoutes(
  rest: Rest,
  base: string,
  taxonomy: Taxonomy,
  show: Show = termWire,
  refuse: Endpoint['permit'] = undefined,
): Route[] {
  return collection(rest, 'terms', {
    ...termsOf(rest, taxonomy),
    ...{ path: base, params: termParams(...CONTEXTS), contexts: CONTEXTS, refuseList: refuse, refuseRow: refuse },
    unknown: ['rest_term_invalid', 'Term does not exist.'],
    show: term => show(term, rest),
  });
}

function fits(term: Term, args: Args, database: Database): boolean {
  return (
    chosen(term.id, args) &&
    (args.slug.length === 0 || args.slug.includes(term.slug)) &&
    (args.parent === undefined || term.parent === args.parent) &&
    (!args.search || hasWords(`${term.name} ${term.slug}`, args.search)) &&
    (!args.post || termsOfPost(args.post, database).includes(term.id)) &&
    (!args.product || termsOfPost(args.product, database).includes(term.id)) &&
    (!args.hide_empty || countOf(term, database) > 0)
  );
}

/** `post=` and `product=` ask for the terms of one row. */
function termsOfPost(id: number, database: Database): number[] {
  const row = database.get('articles', id) ?? database.get('products', id);
  if (row) return [...row.categories, ...row.tags];
  const item = database.get('menuItems', id);
  return item ? [item.menu] : [];
}

function sorted(rows: Term[], args: Args, database: Database): Term[] {
  const keys: Record<string, Key<Term>> = {
    id: term => term.id,
    count: term => countOf(term, database),
  };
  return inOrder(rows, args, keys, term => term.name);
}
