import type { PartOf } from '../data/partOf.ts';
import type { ProductCard_ProductFragment } from '../gql/graphql.ts';

/** A product of a list, as its card is given it. */
export type ProductCardRef = PartOf<ProductCard_ProductFragment> & { id: string };
