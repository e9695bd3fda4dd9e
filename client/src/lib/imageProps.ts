/** What a screen asks of an Image. */
export interface ServedImage {
  alt: string;
  width?: number | null;
  height?: number | null;
  url: string;
  srcset: string;
}

/**
 * As wide as a phone between its margins, for the `sizes` of a picture. Where a phone has more than two pixels to one of a
 * page nobody sees the rest of them, and a line carries half as much again.
 */
export const PHONE_WIDE =
  '(max-width: 767px) and (min-resolution: 1.5dppx) 73vw, (max-width: 767px) calc(100vw - 40px)';

/** Half of what stands between the margins, which a phone gives it whole. */
export const HALF_WIDE = `${PHONE_WIDE}, (max-width: 1440px) 46vw, 660px`;

/** An image of the gateway as attributes; `sizes` says how wide it is shown. Null stays null. */
export function imageProps(image: ServedImage | null | undefined, sizes: string) {
  if (!image) return null;
  const { alt, url, srcset, width, height } = image;
  const natural = width && height ? { width, height } : {};
  return { src: url, alt, ...natural, ...(srcset ? { srcSet: srcset, sizes } : {}) };
}
