import type { CommentResolvers } from '../../gql/types.ts';
import { momentOrEpoch } from '../../upstreams/fields.ts';

export const Comment: CommentResolvers = {
  author: comment => comment.author_name,
  createdAt: comment => momentOrEpoch(comment.date, comment.date_gmt),
  inReplyTo: comment => (comment.parent ? String(comment.parent) : null),
};
