import type { GraphQLResolveInfo } from 'graphql';
import type { SkuOwner } from '../../catalogue/read/skus.ts';
import type { Context } from '../../context/context.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { badInput, checkPieces, idOf } from '../arguments.ts';
import { dependOnIndex } from '../indexTags.ts';
import { match } from './matchSku.ts';

const MOST = 100;

/** The products come in one call, the variations of all of them in another. */
async function findGoods<Asked>(
  argument: string,
  asked: readonly Asked[],
  ownersOf: (asked: readonly Asked[]) => (SkuOwner | null)[],
  info: GraphQLResolveInfo,
  context: Context,
) {
  if (asked.length > MOST) throw badInput(`${argument}: ${asked.length} at once. Send at most ${MOST}.`);
  dependOnIndex(context, ['productText']);
  // The index alone knows what they stand for.
  if (!context.catalogue.products.ready) throw new UpstreamError('shop', '/wc/v3/products', 'resting');
  return Promise.all(ownersOf(asked).map(owner => match(owner, info, context)));
}

export async function findSkus(skus: readonly string[], info: GraphQLResolveInfo, context: Context) {
  const found = await findGoods('skus', skus, all => context.catalogue.products.ownersOf(all), info, context);
  return found.map((one, at) => ({ sku: skus[at]!, ...one }));
}

/** @param quantities how many of each */
export async function findIds(
  ids: readonly string[],
  quantities: readonly number[],
  info: GraphQLResolveInfo,
  context: Context,
) {
  for (const [at, quantity] of quantities.entries()) checkPieces(`quantities[${at}]`, quantity);
  const found = await findGoods(
    'ids',
    ids,
    all => context.catalogue.products.ownersOfIds(all.map(idOf)),
    info,
    context,
  );
  return found.map((one, at) => ({
    ...{ sku: one.variation?.sku || one.product?.sku || '', quantity: quantities[at] },
    ...one,
  }));
}
