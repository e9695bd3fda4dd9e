const EMPTY = /<figure(?: [^>]*)?>(?:\s|<br \/>|<a(?: [^>]*)?>\s*<\/a>)*<\/figure>/g;

/** Without the frames of pictures that are not shown; those of a gallery stand in one of their own. */
export function withoutEmptyFigures(html: string): string {
  const left = html.replace(EMPTY, '');
  return left === html ? html : withoutEmptyFigures(left);
}
