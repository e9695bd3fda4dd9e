/** The path of a link below the site's own, without a slash at the end; '' for one that names its thing by number. */
export function linkPath(link: string | undefined, root: string): string {
  if (!link || !URL.canParse(link)) return '';
  const { pathname, search } = new URL(link);
  if (search) return '';
  const path = pathname.toLowerCase();
  const below = root && path.startsWith(`${root}/`) ? path.slice(root.length) : path;
  return below.replace(/(?<!\/)\/+$/, '') || '/';
}
