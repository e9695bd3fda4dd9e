import type { ShopPicture } from '../../upstreams/shop/wire.ts';

/** The shop's picture in the shape of the media library's; it says no measures. */
export const shopPicture = (picture: ShopPicture, fallbackAlt = '') => ({
  id: picture.id || null,
  src: picture.src,
  alt: picture.alt || fallbackAlt,
  caption: '',
  width: null,
  height: null,
});
