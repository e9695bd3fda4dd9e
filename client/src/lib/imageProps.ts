/** What a screen asks of an Image. */
export interface ServedImage {
  alt: string;
  width?: number | null;
  height?: number | null;
  url: string;
  srcset: string;
}

/** An image of the gateway as attributes; `sizes` says how wide it is shown. Null stays null. */
export function imageProps(image: ServedImage | null | undefined, sizes: string) {
  if (!image) return null;
  const { alt, url, srcset, width, height } = image;
  const natural = width && height ? { width, height } : {};
  return { src: url, alt, ...natural, ...(srcset ? { srcSet: srcset, sizes } : {}) };
}
