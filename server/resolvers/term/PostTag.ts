import { postTagPath } from '../../../rules/paths.ts';
import type { PostTagResolvers } from '../../gql/types.ts';
import { seoOf } from '../seo.ts';

export const PostTag: PostTagResolvers = {
  path: term => postTagPath(term.slug),
  seo: (term, _, context) => seoOf(term, 'tag', context),
};
