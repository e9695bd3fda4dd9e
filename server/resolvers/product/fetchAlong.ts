import type { GraphQLResolveInfo } from 'graphql';
import { whenThere } from '../../context/atHand.ts';
import type { Context } from '../../context/context.ts';
import { askedNumbers, selectedFields } from '../../context/selection.ts';
import { reviewSetFor } from '../review/reviewSet.ts';
import { variationSetFor } from '../variation/variationSet.ts';
import { isLink, productSetFor } from './productSet.ts';

/** Everything that the selection will want of the shop begins in one round: the product with its neighbours, its variations, its reviews. */
export function fetchAlong(
  id: number,
  selected: ReadonlySet<string>,
  info: GraphQLResolveInfo,
  { catalogue, loaders, productSettings }: Context,
): void {
  const { upsells, crossSells, grouped } = catalogue.products.relations(id);
  const first = Math.max(0, ...askedNumbers(info, 'Product', 'related', 'first'));
  const neighbours = { related: catalogue.products.related(id, first), upsells, crossSells, products: grouped };
  for (const [field, ids] of Object.entries(neighbours)) {
    const wanted = selectedFields(info, field);
    if (!selected.has(field) || isLink(wanted)) continue;
    // A failure shows where the field itself asks again.
    for (const neighbour of ids)
      void loaders.product.load({ id: neighbour, set: productSetFor(wanted) }).catch(() => {});
  }
  const [known] = catalogue.products.links([id]);
  if (known?.type === 'variable' && (selected.has('variations') || selected.has('variation'))) {
    const set = selected.has('variation') ? 'full' : variationSetFor(selectedFields(info, 'variations'));
    void loaders.variations.load({ id, set }).catch(() => {});
  }
  // Where the index knows of none, the shop's row is waited for: a review that begins to show is no edit of its product.
  if (known?.rating_count && selected.has('reviews')) {
    const set = reviewSetFor(selectedFields(info, 'reviews', 'items'));
    void whenThere(productSettings(), ({ takesReviews }) => {
      if (takesReviews) void loaders.reviews.load({ id, count: known.rating_count, set }).catch(() => {});
    });
  }
}
