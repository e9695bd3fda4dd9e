import type { Seed, SeedPage, SeedPost } from '../seed/types.ts';
import type { Ids } from './ids.ts';
import type { Article } from './rows.ts';

export function plantArticles(seed: Seed, ids: Ids): Article[] {
  return [...seed.pages.map(page => fromPage(page, seed, ids)), ...seed.posts.map(post => fromPost(post, ids))];
}

function fromPost(post: SeedPost, ids: Ids): Article {
  return {
    ...post,
    id: ids.of('post', post.slug),
    type: 'post',
    password: post.password ?? '',
    author: ids.of('user', post.author),
    featuredMedia: ids.maybe('media', post.featuredMedia),
    categories: ids.many('category', post.categories),
    tags: ids.many('post_tag', post.tags),
    parent: 0,
    menuOrder: 0,
    meta: {},
    acf: {},
  };
}

function fromPage(page: SeedPage, seed: Seed, ids: Ids): Article {
  return {
    ...page,
    id: ids.of('page', page.slug),
    type: 'page',
    password: '',
    author: ids.of('user', seed.users[0]!.slug),
    featuredMedia: ids.maybe('media', page.featuredMedia),
    commentStatus: 'closed',
    sticky: false,
    categories: [],
    tags: [],
    parent: ids.maybe('page', page.parent),
  };
}
