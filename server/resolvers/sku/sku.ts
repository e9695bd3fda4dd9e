import type { GraphQLResolveInfo } from 'graphql';
import type { SkuOwner } from '../../catalogue/read/skus.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { Resolvers } from '../../gql/types.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { badInput, idOf } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { productSetFor } from '../product/productSet.ts';

const MOST = 100;

/** The products come in one call, the variations of all of them in another. */
async function findGoods<Asked>(
  asked: readonly Asked[],
  ownersOf: (asked: readonly Asked[]) => (SkuOwner | null)[],
  info: GraphQLResolveInfo,
  context: Context,
) {
  if (asked.length > MOST) throw badInput(`${info.fieldName}: ${asked.length} at once. Send at most ${MOST}.`);
  dependOnIndex(context, ['productText']);
  // The index alone knows what they stand for.
  if (!context.catalogue.products.ready) throw new UpstreamError('shop', '/wc/v3/products', 'resting');
  return Promise.all(ownersOf(asked).map(owner => match(owner, info, context)));
}

async function findSkus(skus: readonly string[], info: GraphQLResolveInfo, context: Context) {
  const found = await findGoods(skus, all => context.catalogue.products.ownersOf(all), info, context);
  return found.map((one, at) => ({ sku: skus[at]!, ...one }));
}

async function findIds(ids: readonly string[], info: GraphQLResolveInfo, context: Context) {
  const found = await findGoods(ids, all => context.catalogue.products.ownersOfIds(all.map(idOf)), info, context);
  return found.map(one => ({ sku: one.variation?.sku || one.product?.sku || '', ...one }));
}

/** What has exactly this SKU; null when nothing has. */
export async function matchSku(sku: string, info: GraphQLResolveInfo, context: Context) {
  dependOnIndex(context, ['productText']);
  const { products } = context.catalogue;
  const [owner = null] = products.ready ? products.ownersOf([sku]) : [];
  const found = owner && (await match(owner, info, context));
  return found?.product ? { sku, ...found } : null;
}

async function match(owner: SkuOwner | null, info: GraphQLResolveInfo, { loaders }: Context) {
  if (!owner) return { product: null, variation: null };
  const set = productSetFor(selectedFields(info, 'product'));
  const wanted = owner.variation !== null && selectedFields(info).has('variation');
  const [product, variations] = await Promise.all([
    loaders.product.load({ id: owner.product, set }),
    wanted ? loaders.variations.load(owner.product) : [],
  ]);
  if (product?.protected) return { product: null, variation: null };
  return { product, variation: variations.find(({ id }) => id === owner.variation) ?? null };
}

export const sku: Resolvers = {
  Query: {
    skus: (_, { skus }, context, info) => findSkus(skus, info, context),
    goods: (_, { ids }, context, info) => findIds(ids, info, context),
  },
};
