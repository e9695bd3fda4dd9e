import type { ImageFormat, ImageResolvers } from '../../gql/types.ts';
import { editorial } from '../editorial.ts';

const FORMATS = { WEBP: 'webp', AVIF: 'avif', JPEG: 'jpeg' } as const satisfies Record<ImageFormat, string>;

export const Image: ImageResolvers = {
  id: picture => (picture.id === null ? null : String(picture.id)),
  caption: (picture, _, context) => editorial(context.html(picture.caption), context),
  // A picture of a foreign host is not ours to serve: its own address stands, and the page's policy decides.
  url: (picture, { width, format }, { images }) =>
    images.url(picture.src, width ?? 800, FORMATS[format ?? 'WEBP']) ?? picture.src,
  srcset: (picture, { format }, { images }) => images.srcset(picture.src, picture.width, FORMATS[format ?? 'WEBP']),
};
