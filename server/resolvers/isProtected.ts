import type { Page, Post } from '../upstreams/content/wire.ts';

/** Whether a page or post is behind a password. */
export const isProtected = ({ excerpt, content }: Pick<Page | Post, 'excerpt' | 'content'>): boolean =>
  excerpt?.protected ?? content?.protected ?? false;
