import type { Gallery_ProductFragment } from '../../../gql/graphql.ts';

/** One of a product's pictures. */
export type GalleryImage = Gallery_ProductFragment['images'][number];
