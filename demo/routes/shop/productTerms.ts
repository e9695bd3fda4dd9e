import type { Taxonomy, Term } from '../../data/rows.ts';
import { listOfRows } from '../../rest/collection.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { escapeName } from '../../rest/text.ts';
import { imageWire } from '../../wire/content/image.ts';
import { countOf } from '../../wire/content/term.ts';
import { termsOf } from '../content/terms.ts';
import { refuseList } from './shop.ts';

type Wire = Record<string, unknown>;

export const productCategories = (rest: Rest) =>
  shopTermRoutes(rest, '/wc/v3/products/categories', 'product_cat', categoryFields);

/** One taxonomy of the shop below wc/v3. */
export function shopTermRoutes(
  rest: Rest,
  path: string,
  taxonomy: Taxonomy,
  more: (term: Term, rest: Rest) => Wire,
): Route[] {
  const show = (term: Term) => ({ ...termWire(term, rest), ...more(term, rest) });
  return [listOfRows(rest, 'terms', { ...termsOf(taxonomy), path, refuseList, show })];
}

const termWire = (term: Term, rest: Rest): Wire => ({
  id: term.id,
  name: escapeName(term.name),
  slug: term.slug,
  description: term.description,
  count: countOf(term, rest.database),
  ...term.heads,
});

function categoryFields(term: Term, rest: Rest): Wire {
  const media = rest.database.get('media', term.image);
  return {
    parent: term.parent,
    display: term.display,
    image: media ? imageWire(media, rest) : null,
    menu_order: term.menuOrder,
  };
}
