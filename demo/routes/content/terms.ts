import type { Taxonomy, Term } from '../../data/rows.ts';
import { listOfRows } from '../../rest/collection.ts';
import { chosen, inOrder, listParams } from '../../rest/list.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call, Endpoint, Route } from '../../rest/route.ts';
import { termWire } from '../../wire/content/term.ts';

/** Lists of terms: wp/v2's, WooCommerce's and the menus take the same parameters. */
const params = listParams('asc', 'id include name', 'name');

type Show = (term: Term, rest: Rest) => unknown;

/** What the terms of a taxonomy are, wherever they are shown. */
export const termsOf = (taxonomy: Taxonomy) => ({
  params,
  fits: (term: Term, { args }: Call) => term.taxonomy === taxonomy && chosen(term.id, args),
  sort: (terms: Term[], args: Args) => inOrder(terms, args, { id: term => term.id }, term => term.name),
});

/** One taxonomy's list below wp/v2. @param refuseList what a caller is refused, nothing where all may read */
export const termRoutes = (
  rest: Rest,
  path: string,
  taxonomy: Taxonomy,
  show: Show = termWire,
  refuseList: Endpoint['permit'] = undefined,
): Route[] => [listOfRows(rest, 'terms', { ...termsOf(taxonomy), path, refuseList, show: term => show(term, rest) })];
