import type { Context } from '../../context/context.ts';

/** What somebody may wait for, as the shop has it now; null for what is not sold here. */
export async function findGoods(id: number | null, { catalogue, loaders }: Context) {
  const [owner = null] = catalogue.products.ownersOfIds([id]);
  if (!owner) return null;
  const product = await loaders.product.load({ id: owner.product, set: 'card' });
  const variations = owner.variation ? await loaders.variations.load({ id: owner.product, set: 'full' }) : [];
  const variation = variations.find(one => one.id === owner.variation) ?? null;
  if (!product || product.protected || (owner.variation && !variation)) return null;
  return { ...owner, row: product, sold: variation ?? product, chosen: variation };
}
