import type { Context } from '../../context/context.ts';
import type { Post } from '../../upstreams/content/wire.ts';
import { dependOnIndex } from '../indexTags.ts';
import { isProtected } from '../isProtected.ts';
import { postSetFor } from './findPost.ts';

/** A neighbour that cannot be had leaves its link out; the failure is in the log. */
export async function neighbour(
  post: Post,
  which: 'previous' | 'next',
  selected: ReadonlySet<string>,
  context: Context,
): Promise<Post | null> {
  const { catalogue, content, loaders, scope } = context;
  const set = postSetFor(selected);
  dependOnIndex(context, ['posts']);
  if (catalogue.posts.ready) {
    const id = catalogue.posts.neighbours(post.id)[which];
    return id === null ? null : loaders.post.load({ id, set }).catch(() => null);
  }
  const bound: Record<string, string> =
    which === 'previous' ? { before: post.date ?? '', order: 'desc' } : { after: post.date ?? '', order: 'asc' };
  const found = await content.posts
    .first(scope, { ...bound, orderby: 'date', exclude: post.id }, set)
    .catch(() => null);
  return found && isProtected(found) ? null : found;
}
