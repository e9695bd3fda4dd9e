import { authorPath } from '../../../rules/paths.ts';
import type { Scope } from '../../cache/scope.ts';
import { withPaged } from '../../catalogue/read/wordPressAddress.ts';
import type { Services } from '../../context/context.ts';
import { authorSlug } from '../term/authorSlug.ts';

/** Where the posts of an author live whom WordPress's own address names by number; null for any other address, or author. */
export async function authorPlace(
  { pathname, searchParams }: URL,
  { content }: Pick<Services, 'content'>,
  scope: Scope,
): Promise<string | null> {
  const id = /^[1-9]\d{0,9}$/.exec(searchParams.get('author') ?? '')?.[0];
  if (pathname !== '/' || !id) return null;
  const author = (await content.terms.authors(scope).catch(() => [])).find(one => one.id === Number(id));
  return author ? withPaged(authorPath(authorSlug(author)), searchParams) : null;
}
