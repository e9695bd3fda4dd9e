import { posts } from '../posts/index.ts';
import type { Illustration } from './pages.ts';

/** A cover for every post that has one, and the pictures inside. */
export const postPictures: Illustration[] = posts.flatMap(post => {
  if (!post.cover) return [];
  const { alt, caption, ...picture } = post.cover;
  return {
    key: `cover-${post.slug}`,
    title: post.title,
    alt,
    caption,
    folder: post.date.slice(0, 7).replace('-', '/'),
    width: 1600,
    height: 1000,
    picture,
  };
});
