import { authorPath } from '../../../rules/paths.ts';
import type { AuthorResolvers } from '../../gql/types.ts';
import { seoOf } from '../seo.ts';
import { authorSlug } from './authorSlug.ts';

export const Author: AuthorResolvers = {
  slug: authorSlug,
  path: author => authorPath(authorSlug(author)),
  seo: (author, _, context) => seoOf(author, 'author', context),
};
