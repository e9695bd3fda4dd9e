import { z } from 'zod';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { type Collection, createCollection } from '../collection.ts';
import { MAX_ROWS } from '../fetchRows.ts';
import { id, lenient, ownId, plainText, rendered, text } from '../fields.ts';
import { ofVisitor } from '../html/ofVisitor.ts';
import { createNewComments, type NewComment } from './newComment.ts';
import type { ContentOptions } from './options.ts';

export const comment = z.object({
  id: ownId,
  post: id,
  parent: id.catch(0),
  author_name: plainText.catch(''),
  date: lenient(text),
  date_gmt: lenient(text),
  content: rendered,
  status: lenient(text),
});

/** What a reader said about a post, sanitised. */
export type Comment = z.output<typeof comment>;

/** The comments of one post, the oldest first. */
export interface PostComments {
  items: Comment[];
  /** more than there are items where a post has too many to read */
  totalItems: number;
}

export interface Comments {
  /**
   * The comments of posts, in the order asked: one call per hundred comments of all posts together. Posts that together
   * have more than can be read at one go are asked for by halves.
   */
  ofPosts(scope: Scope, posts: readonly number[]): Promise<PostComments[]>;
  /**
   * Hands a comment over; its status says whether it is shown.
   * @throws UpstreamError with the service's own code where it was refused
   */
  submit(scope: Scope, comment: NewComment): Promise<Comment>;
}

/** Calls that reading the comments of one post, or of several at one go, may cost. */
const MOST_CALLS = 5;

/** wp/v2/comments, approved ones: nobody's e-mail address and no picture of theirs is asked for. */
export function createComments(options: ContentOptions): Comments {
  const decode = decoderOf(options);
  const comments = collectionOf(options, decode);
  const submit = createNewComments(options, decode);
  return {
    async submit(scope, comment) {
      const taken = await submit(scope, comment);
      // It shows on the next page that is made.
      if (taken.status === 'approved') options.records.outdate(['comments']);
      return taken;
    },
    ofPosts: (scope, posts) => readOfPosts(comments, scope, posts),
  };
}

async function readOfPosts(
  comments: Collection<Comment>,
  scope: Scope,
  posts: readonly number[],
): Promise<PostComments[]> {
  const query = { post: posts.join(','), order: 'asc', orderby: 'date_gmt', per_page: MAX_ROWS };
  const page = (number: number) => comments.list(scope, { ...query, page: number }, 'full');
  const first = await page(1);
  if (first.totalPages > MOST_CALLS && posts.length > 1) {
    const middle = Math.ceil(posts.length / 2);
    const halves = [posts.slice(0, middle), posts.slice(middle)];
    return (await Promise.all(halves.map(half => readOfPosts(comments, scope, half)))).flat();
  }
  const more = Array.from({ length: Math.min(first.totalPages, MOST_CALLS) - 1 }, (_, at) => page(at + 2));
  const all = [first, ...(await Promise.all(more))].flatMap(({ items }) => items);
  return posts.map(post => {
    const items = all.filter(one => one.post === post);
    return { items, totalItems: posts.length === 1 ? first.totalItems : items.length };
  });
}

const decoderOf =
  ({ html }: ContentOptions) =>
  (row: unknown): Comment => {
    const decoded = comment.parse(row);
    return { ...decoded, content: ofVisitor(html(decoded.content)) };
  };

const collectionOf = (options: ContentOptions, decode: (row: unknown) => Comment): Collection<Comment> =>
  createCollection<Comment>({
    ...options,
    route: '/wp/v2/comments',
    name: 'comment',
    mayBeClosed: true,
    clock: clocks.review,
    sets: [{ name: 'full', fields: ['id', 'post', 'parent', 'author_name', 'date', 'date_gmt', 'content', 'status'] }],
    accept: row => (row.status ?? 'approved') === 'approved',
    decode,
  });
