export interface Size {
  width: number | null;
  height: number | null;
}

/** The media library's number of a picture that has no size: its editor's blocks carry it as a class name. */
const UNSIZED = /<img (?![^>]* width=")[^>]*\bclass="[^"]*\bwp-image-(\d{1,10})\b[^>]*>/g;

/** Gives the pictures of a sanitised text the sizes that the media library knows; `sizesOf` is asked once, where one has none. */
export async function withPictureSizes(
  html: string,
  sizesOf: (ids: number[]) => Promise<(Size | null)[]>,
): Promise<string> {
  const ids = [...new Set([...html.matchAll(UNSIZED)].map(match => Number(match[1])))];
  if (!ids.length) return html;
  const sizes = new Map((await sizesOf(ids)).map((size, at) => [ids[at], size]));
  return html.replace(UNSIZED, (img, id: string) => {
    const size = sizes.get(Number(id));
    return size?.width && size.height
      ? img.replace('<img ', `<img width="${size.width}" height="${size.height}" `)
      : img;
  });
}
