import { clocks } from '../cache/clocks.ts';
import type { Scope } from '../cache/scope.ts';
import type { Context } from '../context/context.ts';

/**
 * Notes what an answer of the index depends on: `path:product:12` for where a thing lives, `paths` for what is looked up
 * by a path that nothing may have, `productList` for lists and filters, `productText` for what is found by words,
 * `productGroups` for what stands beside a product. Before the index is there, also that it comes.
 */
export function dependOnIndex(
  { catalogue, scope }: Pick<Context, 'catalogue' | 'scope'>,
  tags: readonly string[],
): void {
  scope.depend(catalogue.ready ? tags : [...tags, 'catalogue']);
}

/** Of a thing that was looked up by its slug. */
export const pathTag = (kind: string, id: number | null): string => (id === null ? 'paths' : `path:${kind}:${id}`);

/**
 * Notes of a whole answer that is made of the index alone, which has no age, that it is kept as long as a product is, and
 * goes with any change of the index: a list may be chosen by what its own tags do not name, a category's slug say.
 */
export function keepWithIndex(scope: Scope): void {
  if (scope.tags.size && !Number.isFinite(scope.expiresAt))
    scope.depend(['catalogue'], Date.now() + clocks.product.fresh);
}
