import type { Database } from '../../data/database.ts';
import type { Taxonomy, Term } from '../../data/rows.ts';
import { exists, RestError } from '../../rest/error.ts';
import { chosen, context, hasWords, inOrder, type Key, listParams, pageOf } from '../../rest/list.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Endpoint, Route } from '../../rest/route.ts';
import { countOf, termWire } from '../../wire/content/term.ts';

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

type Show = (term: Term, call: Call, rest: Rest) => unknown;

export function listTerms(call: Call, rest: Rest, taxonomy: Taxonomy, show: Show): Answer {
  const { database } = rest;
  const rows = database.all('terms').filter(term => term.taxonomy === taxonomy && fits(term, call.args, database));
  return pageOf(sorted(rows, call.args, database), call.args, term => show(term, call, rest));
}

/** One taxonomy's list and single term below wp/v2. @param permit what a caller is refused, nothing where all may read */
export function termRoutes(
  rest: Rest,
  base: string,
  taxonomy: Taxonomy,
  show: Show = termWire,
  permit: NonNullable<Endpoint['permit']> = () => null,
): Route[] {
  const find = (call: Call) => {
    const term = rest.database.get('terms', Number(call.at.id));
    if (term?.taxonomy !== taxonomy) throw new RestError(404, 'rest_term_invalid', 'Term does not exist.');
    return term;
  };
  return [
    {
      path: base,
      GET: {
        params: termParams('view', 'embed', 'edit'),
        permit,
        answer: call => listTerms(call, rest, taxonomy, show),
      },
      unbuilt: ['POST'],
    },
    {
      path: `${base}/:id`,
      GET: {
        params: context('view', 'embed', 'edit'),
        permit: call => permit(call) ?? exists(() => find(call)),
        answer: call => ({ body: show(find(call), call, rest) }),
      },
      unbuilt: ['POST', 'PUT', 'PATCH', 'DELETE'],
    },
  ];
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
    slug: term => term.slug,
    description: term => term.description,
    count: term => countOf(term, database),
    menu_order: term => term.menuOrder,
  };
  return inOrder(rows, args, keys, term => term.name);
}
