import { meantPath } from '../../../rules/paths.ts';
import { plainPath } from '../../../rules/plainPath.ts';
import type { Catalogue } from '../catalogue.ts';

/** What WordPress gives addresses by number to, counted together: a number is one of them at most. */
const NUMBERED = ['post', 'page', 'product'] as const;

/** Where the page at an address lives by now: in its one canonical spelling, or where an old address of WordPress leads. */
export function movedTo(url: URL, catalogue: Pick<Catalogue, 'resolve' | 'pathOf' | 'ready'>): string | null {
  const { pathname, search, searchParams } = url;
  const byId = pathname === '/' && pathOfId(searchParams, catalogue);
  if (byId) return byId;
  const found = catalogue.resolve(pathname);
  // As a browser would ask for it: escapes must not lead in a circle.
  const plain = plainPath(pathname);
  // Before the index is there, an editor's page may have that slug.
  const meant = found || !catalogue.ready ? null : meantPath(plain);
  const to = new URL(found && 'redirect' in found ? found.redirect : (meant ?? plain), url).pathname;
  return to === pathname ? null : to + search;
}

function pathOfId(query: URLSearchParams, catalogue: Pick<Catalogue, 'pathOf'>): string | null {
  const id = query.get('p') ?? query.get('page_id') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  for (const kind of NUMBERED) {
    const path = catalogue.pathOf(kind, Number(id));
    if (path) return path;
  }
  return null;
}
