import type { Context } from '../../context/context.ts';
import type { PostSet } from '../../upstreams/content/post.ts';
import type { Post } from '../../upstreams/content/wire.ts';
import { exactlyOne, idOf } from '../arguments.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';

const FULL = ['content', 'readingMinutes', 'seo'];

export const postSetFor = (selected: ReadonlySet<string>): PostSet =>
  FULL.some(field => selected.has(field)) ? 'full' : 'card';

export async function findPost(
  args: { id?: string | null; slug?: string | null },
  set: PostSet,
  context: Context,
): Promise<Post | null> {
  const { catalogue, content, loaders, scope } = context;
  const by = exactlyOne(args, 'slug', 'id');
  const id = by === 'id' ? idOf(args.id) : catalogue.posts.idOf(args.slug!);
  dependOnIndex(context, [pathTag('post', id)]);
  if (id !== null) return loaders.post.load({ id, set });
  return by === 'slug' && !catalogue.posts.complete ? content.posts.bySlug(scope, args.slug!, set) : null;
}
