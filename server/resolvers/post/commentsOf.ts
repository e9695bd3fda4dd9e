import type { Context } from '../../context/context.ts';
import type { Post } from '../../upstreams/content/wire.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { isProtected } from '../isProtected.ts';

export async function commentsOf(
  post: Post,
  args: { page?: number | null; perPage?: number | null },
  context: Context,
) {
  const asked = pageOf(args, 50);
  if (isProtected(post)) return { items: [], pageInfo: pageInfo(asked, 0) };
  const { items, totalItems } = await context.loaders.comments.load(post.id);
  const shown = items.slice((asked.page - 1) * asked.perPage, asked.page * asked.perPage);
  // Where a post has too many to read, no page is promised that nobody can have.
  return { items: shown, pageInfo: pageInfo(asked, totalItems, Math.ceil(items.length / asked.perPage)) };
}
