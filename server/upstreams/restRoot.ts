/** Where a service's REST routes are. */
export interface RestRoot {
  /** …/wp-json */
  readonly url: string;
  /** its scheme and host, and its path without a slash at the end: taken apart once, for every call is made by them */
  readonly origin: string;
  readonly base: string;
  /** true on a WordPress with plain permalinks: nothing is below /wp-json, ?rest_route= leads to the routes. Found out at start. */
  plain: boolean;
}

export function createRestRoot(url: string): RestRoot {
  const { origin, pathname } = new URL(url);
  return { url, origin, base: pathname.replace(/\/$/, ''), plain: false };
}

/** Path and query by which a route is asked for, e.g. of `/wp/v2/posts?per_page=9`. */
export function pathIn({ base, plain }: RestRoot, route: string): string {
  if (!plain) return base + route;
  const [path = '', query] = route.split(/\?(.*)/s);
  const asked = `${base.replace(/\/wp-json$/, '')}/index.php?rest_route=${encodeURIComponent(path)}`;
  return query ? `${asked}&${query}` : asked;
}
