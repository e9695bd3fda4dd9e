/** The widths a picture is made in, in pixels. A list, so that nobody can have a thousand sizes made. */
export const WIDTHS = [160, 320, 360, 480, 640, 800, 1200, 1600] as const;

/** A picture's address at another of its widths; as it is where it is not one that this site resizes. */
export const atWidth = (url: string, width: (typeof WIDTHS)[number]): string =>
  url.replace(/^(\/_image\/[\w-]+\/)\d+\./, `$1${width}.`);

/** The value of a srcset attribute over some widths; undefined where the picture has but one. */
export const srcsetOf = (url: string, widths: readonly (typeof WIDTHS)[number][]): string | undefined =>
  url.startsWith('/_image/') ? widths.map(width => `${atWidth(url, width)} ${width}w`).join(', ') : undefined;
