import { namedVariation } from '../../../rules/labels/namedVariation.ts';
import type { Context } from '../../context/context.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';
import { matchOptions } from '../product/matchOptions.ts';

/** What an entry of a quote list says of its goods; a stock keeping unit may be that of the product. */
interface Entry {
  productName: string;
  sku?: string | null | undefined;
}

/** The variation that an entry means whose stock keeping unit tells none: that of the options in its name; null for none. */
export async function listedVariation(
  product: Product,
  variations: readonly Variation[],
  { productName, sku }: Entry,
  context: Context,
): Promise<Variation | null> {
  const own = sku?.trim().toLowerCase();
  const isUntold = !own || own === product.sku?.toLowerCase();
  const fitting = isUntold ? variations : variations.filter(one => one.sku?.toLowerCase() === own);
  const candidates = await Promise.all(
    fitting.map(async variation => ({
      variation,
      attributes: await matchOptions(variation.attributes ?? [], context),
    })),
  );
  // What the product is called itself chooses nothing.
  const { name = '' } = product;
  const options = productName.startsWith(name) ? productName.slice(name.length) : productName;
  const varied = candidates.filter(({ attributes }) => attributes.length > 0);
  return namedVariation(varied, options)?.variation ?? null;
}
