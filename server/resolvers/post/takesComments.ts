import type { Context } from '../../context/context.ts';
import type { Post } from '../../upstreams/content/wire.ts';
import { isProtected } from '../isProtected.ts';

/** Whether a stranger's comment on it will be taken, as far as is known. */
export const takesComments = (post: Post, { capabilities }: Context): boolean =>
  post.comment_status === 'open' && !isProtected(post) && capabilities.current.content.comments === 'available';
