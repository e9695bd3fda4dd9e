import { selectedFields } from '../../context/selection.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import { findPost, postSetFor } from './findPost.ts';
import { listPosts } from './listPosts.ts';

export const postQuery: QueryResolvers = {
  post: (_, args, context, info) => findPost(args, postSetFor(selectedFields(info)), context),
  posts: (_, { filter, sort, ...args }, context, info) =>
    listPosts(filter, sort, args, selectedFields(info, 'items'), context),
};
