import { meantPath } from '../../../rules/paths.ts';
import { plainPath } from '../../../rules/plainPath.ts';
import type { Catalogue } from '../catalogue.ts';
import { pathOfPath, pathOfQuery } from './wordPressAddress.ts';

/** Where the page at an address lives by now: in its one canonical spelling, or where an old address of WordPress leads. */
export function movedTo(url: URL, catalogue: Pick<Catalogue, 'resolve' | 'pathOf' | 'ready'>): string | null {
  const { pathname, search, searchParams } = url;
  const meantByQuery = pathname === '/' && search ? pathOfQuery(searchParams, catalogue) : null;
  if (meantByQuery) return meantByQuery;
  const found = catalogue.resolve(pathname);
  // As a browser would ask for it: escapes must not lead in a circle.
  const plain = plainPath(pathname);
  // Before the index is there, an editor's page may have that slug.
  const meant = found || !catalogue.ready ? null : (meantPath(plain) ?? pathOfPath(plain, catalogue));
  const to = new URL(found && 'redirect' in found ? found.redirect : (meant ?? plain), url);
  if (to.pathname === pathname) return null;
  return to.pathname + (to.search ? withAll(to.searchParams, searchParams) : search);
}

/** A query of its own, and what else was asked for: an advertisement's marks are still to be found in it. */
function withAll(own: URLSearchParams, asked: URLSearchParams): string {
  const all = new URLSearchParams(own);
  for (const [name, value] of asked) if (!own.has(name)) all.append(name, value);
  return `?${all}`;
}
