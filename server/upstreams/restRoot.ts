/** Where a service's REST routes are. */
export interface RestRoot {
  /** …/wp-json */
  readonly url: string;
  /** true on a WordPress with plain permalinks: nothing is below /wp-json, ?rest_route= leads to the routes. Found out at start. */
  plain: boolean;
}

export const createRestRoot = (url: string): RestRoot => ({ url, plain: false });

/** Path and query by which a route is asked for, e.g. of `/wp/v2/posts?per_page=9`. */
export function pathIn({ url, plain }: RestRoot, route: string): string {
  const base = new URL(url).pathname.replace(/\/$/, '');
  if (!plain) return base + route;
  const [path = '', query] = route.split(/\?(.*)/s);
  const asked = `${base.replace(/\/wp-json$/, '')}/index.php?rest_route=${encodeURIComponent(path)}`;
  return query ? `${asked}&${query}` : asked;
}
