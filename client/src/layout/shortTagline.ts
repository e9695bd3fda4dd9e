const ROOM = 32;

/** The site's tagline where it fits under the logo. */
export const shortTagline = (tagline: string): string | undefined =>
  tagline.length <= ROOM ? tagline || undefined : undefined;
