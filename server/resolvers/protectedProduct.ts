import type { Context } from '../context/context.ts';

/** Which of these ids, of products or of variations, stand for a product behind a password. */
export async function protectedAmong(
  ids: readonly number[],
  { catalogue, loaders, scope }: Context,
): Promise<ReadonlySet<number>> {
  scope.depend(['catalogue']);
  const { products } = catalogue;
  if (products.ready) return new Set(ids.filter(products.isProtected));
  const rows = await Promise.all([...new Set(ids)].map(id => loaders.product.load({ id, set: 'card' })));
  return new Set(rows.flatMap(row => (row?.protected ? row.id : [])));
}
