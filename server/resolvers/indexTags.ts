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
