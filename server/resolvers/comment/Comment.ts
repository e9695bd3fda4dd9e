import type { CommentResolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';

export const Comment: CommentResolvers = {
  id: comment => String(comment.id),
  author: comment => comment.author_name ?? '',
  createdAt: comment => moment(comment.date, comment.date_gmt) ?? '1970-01-01T00:00:00+00:00',
  inReplyTo: comment => (comment.parent ? String(comment.parent) : null),
};
