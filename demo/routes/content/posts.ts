import type { Article } from '../../data/rows.ts';
import type { TermQuery } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { withChildren } from '../../wire/content/term.ts';
import { articleParams, articleRoutes } from './articles.ts';

export function posts(rest: Rest): Route[] {
  const params = {
    ...articleParams(),
    categories: { type: 'terms' as const },
    categories_exclude: { type: 'terms' as const },
    tags: { type: 'terms' as const },
    tags_exclude: { type: 'terms' as const },
    tax_relation: { type: 'string' as const, enum: ['AND', 'OR'] },
    sticky: { type: 'boolean' as const },
    format: { type: 'strings' as const },
  };
  return articleRoutes(rest, 'post', params, (row, args) => termsFit(row, args, rest) && stickyFits(row, args));
}

const stickyFits = (row: Article, args: Args) => args.sticky === undefined || row.sticky === args.sticky;

function termsFit(row: Article, args: Args, rest: Rest): boolean {
  const has = (ids: number[], query: TermQuery) => hasTerms(ids, query, rest);
  const wanted = [
    args.categories && has(row.categories, args.categories),
    args.tags && has(row.tags, args.tags),
  ].filter(fit => fit !== undefined);
  const fits = args.tax_relation === 'OR' && wanted.length > 0 ? wanted.some(Boolean) : wanted.every(Boolean);
  const excluded =
    (args.categories_exclude && has(row.categories, args.categories_exclude)) ||
    (args.tags_exclude && has(row.tags, args.tags_exclude));
  return fits && !excluded;
}

/** A category does not include its children here unless asked to; no ids at all is no filter. */
function hasTerms(ids: number[], query: TermQuery, rest: Rest): boolean {
  if (query.ids.length === 0) return true;
  const groups = query.ids.map(id => (query.children ? withChildren(id, rest.database) : [id]));
  const hit = (group: number[]) => group.some(id => ids.includes(id));
  return query.all ? groups.every(hit) : groups.some(hit);
}
