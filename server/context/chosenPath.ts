import { productPath } from '../../rules/paths.ts';
import { attributeKey } from '../catalogue/read/optionKeys.ts';
import type { Product, Variation } from '../upstreams/shop/wire.ts';

/** Where a product stands with a variation's options chosen, by their names: what was renamed has another key. */
export function chosenPath({ slug }: Product, variation: Variation | null): string {
  const options = variation?.attributes?.flatMap(attribute =>
    attribute.option ? [[attributeKey(attribute), attribute.option]] : [],
  );
  const path = productPath(slug);
  return options?.length ? `${path}?${new URLSearchParams(options)}` : path;
}
