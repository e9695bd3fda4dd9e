import type { TermKind } from '../../catalogue/sync/rows/termRow.ts';
import type { Context } from '../../context/context.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { exactlyOne, idOf } from '../arguments.ts';

/**
 * The term of a list by its slug or id; null where neither the list nor the index has it.
 * @throws UpstreamError where the index has it alone: what the service listed is wrong then
 */
export function findTerm<T extends { id: number; slug: string }>(
  terms: readonly T[],
  kind: TermKind,
  args: { id?: string | null; slug?: string | null },
  { catalogue, scope }: Pick<Context, 'catalogue' | 'scope'>,
): T | null {
  const by = exactlyOne(args, 'slug', 'id');
  scope.depend(['catalogue']);
  const id = by === 'id' ? idOf(args.id) : catalogue.termIdOf(kind, args.slug!);
  const found = terms.find(term => (by === 'slug' && term.slug === args.slug) || term.id === id);
  if (!found && id !== null && catalogue.pathOf(kind, id) !== null)
    throw new UpstreamError(kind === 'product_cat' ? 'shop' : 'content', kind, 'shape', { text: 'a term is missing' });
  return found ?? null;
}
