import { slugForms } from '../../catalogue/read/slugs.ts';
import type { Context } from '../../context/context.ts';
import type { PostFilter } from '../../gql/types.ts';
import type { Term } from '../../upstreams/content/wire.ts';
import { searchTerm } from '../arguments.ts';
import { authorSlug } from '../term/authorSlug.ts';

const termsNamed = (slug: string, all: readonly Term[]): Term[] => {
  const forms = slugForms(slug);
  return all.filter(term => forms.includes(term.slug));
};

/** A category with all that are in it: the service takes each for itself. */
function withBelow(slug: string, all: readonly Term[]): Term[] {
  const found = termsNamed(slug, all);
  for (const term of found) found.push(...all.filter(other => other.parent === term.id && !found.includes(other)));
  return found;
}

/** The filter as the service understands it; null when it names a term or author that does not exist. */
export async function filterQuery(
  filter: PostFilter | null | undefined,
  { content, scope }: Context,
): Promise<Record<string, string | number> | null> {
  const query: Record<string, string | number> = {};
  const search = searchTerm(filter?.search);
  if (search) query.search = search;
  const { category, tag, author } = filter ?? {};
  const named = [
    ['categories', category, async () => withBelow(category!, await content.terms.categories(scope))],
    ['tags', tag, async () => termsNamed(tag!, await content.terms.tags(scope))],
    ['author', author, async () => (await content.terms.authors(scope)).filter(one => authorSlug(one) === author)],
  ] as const;
  for (const [parameter, slug, find] of named) {
    if (!slug) continue;
    const found = await find();
    if (!found.length) return null;
    query[parameter] = found.map(({ id }) => id).join();
  }
  return query;
}
