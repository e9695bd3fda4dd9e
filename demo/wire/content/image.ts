import type { Media } from '../../data/rows.ts';
import { sizedName, sizesOf } from '../../pictures/sizes.ts';
import type { Rest } from '../../rest/rest.ts';
import { gmt } from './date.ts';
import { uploadUrl } from './media.ts';

/** A picture as wc/v3 answers it on a variation or category. */
export function imageWire(media: Media, rest: Rest) {
  const utc = gmt(media.date, rest.database.site.gmtOffset);
  return {
    id: media.id,
    date_created: media.date,
    date_created_gmt: utc,
    date_modified: media.date,
    date_modified_gmt: utc,
    src: uploadUrl(media.file, rest),
    name: media.title,
    alt: media.alt,
  };
}

/** On a product it also brings a srcset of the uncropped sizes. */
export function productImageWire(media: Media, rest: Rest) {
  const sizes = sizesOf(media.width, media.height);
  const thumbnail = sizes.find(size => size.name === 'woocommerce_thumbnail');
  const widths = sizes
    .filter(size => !size.crop)
    .map(size => `${uploadUrl(sizedName(media.file, size), rest)} ${size.width}w`);
  return {
    ...imageWire(media, rest),
    srcset: [`${uploadUrl(media.file, rest)} ${media.width}w`, ...widths].join(', '),
    sizes: `(max-width: ${media.width}px) 100vw, ${media.width}px`,
    thumbnail: uploadUrl(thumbnail ? sizedName(media.file, thumbnail) : media.file, rest),
  };
}

/** In the store it has sizes of the thumbnail as well. */
export function storeImageWire(media: Media, rest: Rest) {
  const { src, srcset, sizes, thumbnail, name, alt } = productImageWire(media, rest);
  const small = sizesOf(media.width, media.height).filter(size => size.crop);
  return {
    id: media.id,
    src,
    thumbnail,
    srcset,
    sizes,
    thumbnail_srcset: small.map(size => `${uploadUrl(sizedName(media.file, size), rest)} ${size.width}w`).join(', '),
    thumbnail_sizes: '(max-width: 300px) 100vw, 300px',
    name,
    alt,
  };
}
