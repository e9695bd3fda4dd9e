/**
 * The path of a link below the site's own, without a slash at the end; '' for one that names its thing by number.
 * @param roots the paths that sites live at, in lower case
 */
export function linkPath(link: string | undefined, roots: readonly string[]): string {
  if (!link || !URL.canParse(link)) return '';
  const { pathname, search } = new URL(link);
  if (search) return '';
  const path = pathname.toLowerCase();
  const root = roots.find(one => `${path}/`.startsWith(`${one}/`)) ?? '';
  return path.slice(root.length).replace(/(?<!\/)\/+$/, '') || '/';
}
