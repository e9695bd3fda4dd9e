/** What can be attached to one quote request. */
export const artworkLimits = { files: 5, bytes: 10 * 1024 * 1024 } as const;

/** The kinds of file a press can work from; Illustrator's own are PDF or PostScript inside. */
export const artworkKinds = {
  pdf: { label: 'PDF', type: 'application/pdf', extensions: ['pdf', 'ai'] },
  postscript: { label: 'PostScript', type: 'application/postscript', extensions: ['eps', 'ai', 'ps'] },
  svg: { label: 'SVG', type: 'image/svg+xml', extensions: ['svg'] },
  png: { label: 'PNG', type: 'image/png', extensions: ['png'] },
  jpeg: { label: 'JPEG', type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  tiff: { label: 'TIFF', type: 'image/tiff', extensions: ['tif', 'tiff'] },
} as const satisfies Record<string, { label: string; type: string; extensions: readonly [string, ...string[]] }>;

export type ArtworkKind = keyof typeof artworkKinds;

/** What a file's name ends in, without the dot and in small letters; empty where it has no ending. */
export const extensionOf = (name: string): string => /\.([a-z\d]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** A size for people, e.g. '2.4 MB'. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
