/** Addresses that stand for one part of the site: the first is the one that a menu links to. */
const parts = [
  ['/blog', '/post', '/posts', '/category', '/tag', '/author'],
  ['/catalog', '/products', '/product'],
] as const;

const isWithin = (pathname: string, place: string): boolean => pathname === place || pathname.startsWith(`${place}/`);

/** The value of aria-current for a link: 'page' for the page itself, 'true' for the part of the site it belongs to. */
export function currentOf(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  if (href === '/') return undefined;
  const part = parts.find(places => places.some(place => place === href)) ?? [href];
  return part.some(place => isWithin(pathname, place)) ? 'true' : undefined;
}
