import { postCategoryPath } from '../../../rules/paths.ts';
import type { PostCategoryResolvers } from '../../gql/types.ts';
import { seoOf } from '../seo.ts';

export const PostCategory: PostCategoryResolvers = {
  path: term => postCategoryPath(term.slug),
  seo: (term, _, context) => seoOf(term, 'category', context),
  parent: async (term, _, { content, scope }) =>
    (await content.terms.categories(scope)).find(other => other.id === term.parent) ?? null,
};
