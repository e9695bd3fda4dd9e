import type { Upstream } from '../http.ts';
import { type Comments, createComments } from './comment.ts';
import { createMedia, type MediaLibrary } from './media.ts';
import { createMenus, type Menus } from './menu.ts';
import type { ContentOptions } from './options.ts';
import { createPages, type Pages } from './page.ts';
import { createPosts, type Posts } from './post.ts';
import { createRankMath, type RankMath } from './rankMath.ts';
import { createRedirects, type Redirects } from './redirects.ts';
import { createIndex, type Index } from './root.ts';
import { createTerms, type Terms } from './term.ts';

/** The content service: one member per REST collection. */
export interface Content {
  upstream: Upstream;
  index: Index;
  pages: Pages;
  posts: Posts;
  media: MediaLibrary;
  comments: Comments;
  terms: Terms;
  menus: Menus;
  rankMath: RankMath;
  redirects: Redirects;
}

export function createContent(options: ContentOptions): Content {
  const index = createIndex(options);
  return {
    upstream: options.upstream,
    index,
    pages: createPages(options),
    posts: createPosts(options),
    media: createMedia(options),
    comments: createComments(options),
    terms: createTerms(options),
    menus: createMenus(options),
    rankMath: createRankMath(options),
    redirects: createRedirects(options, index),
  };
}
