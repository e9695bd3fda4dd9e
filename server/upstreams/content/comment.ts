import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import { type Collection, createCollection } from '../collection.ts';
import { id, lenient, ownId, plainText, rendered, text } from '../fields.ts';
import { withoutPlaces } from '../html/places.ts';
import type { ContentOptions } from './options.ts';

const comment = z.object({
  id: ownId,
  post: id,
  parent: id.catch(0),
  author_name: lenient(plainText),
  date: lenient(text),
  date_gmt: lenient(text),
  content: rendered,
  status: lenient(text),
});

/** What a reader said about a post, sanitised. */
export type Comment = z.output<typeof comment>;

/** wp/v2/comments, approved ones: nobody's e-mail address and no picture of theirs is asked for. */
export const createComments = (options: ContentOptions): Collection<Comment> =>
  createCollection<Comment>({
    ...options,
    route: '/wp/v2/comments',
    name: 'comment',
    mayBeClosed: true,
    clock: clocks.review,
    sets: [{ name: 'full', fields: ['id', 'post', 'parent', 'author_name', 'date', 'date_gmt', 'content', 'status'] }],
    accept: row => (row.status ?? 'approved') === 'approved',
    decode: row => {
      const decoded = comment.parse(row);
      return { ...decoded, content: withoutPlaces(options.html(decoded.content)) };
    },
  });
