import type { SeoWords_SeoFragment } from '../gql/graphql.ts';

interface Said {
  title: string;
  description: string | null;
  noindex: boolean;
  image: string | null;
}

/** What a page says of itself, or what a plugin for search engines says in its place. What is hidden stays so. */
export const ownWords = (seo: SeoWords_SeoFragment | null | undefined, said: Said): Said => ({
  title: seo?.title || said.title,
  description: seo?.description || said.description,
  noindex: said.noindex || (seo?.noindex ?? false),
  image: seo?.image?.url ?? said.image,
});
