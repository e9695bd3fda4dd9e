import { content } from './contentReaders.ts';
import type { Reader } from './reader.ts';
import { shop } from './shopReaders.ts';
import { forms, store } from './storeReaders.ts';

/** What capabilities ask, and every route that the gateway does not: a refusal is a refusal wherever it comes from. */
const bare = (name: 'content' | 'shop' | 'store', path: RegExp, route: string): Reader => ({
  method: 'GET',
  path,
  route,
  read: async ({ connections }, { path }) => Number(Boolean(await connections[name].call(path))),
});

export const readers: readonly Reader[] = [
  ...content,
  bare('content', /^\/wp\/v2\/users\/me$/, 'wp/v2/users/me'),
  {
    method: 'POST',
    path: /^\/wp\/v2\/comments$/,
    route: 'wp/v2/comments',
    read: async ({ connections }, { path }) =>
      Number(Boolean(await connections.content.call(path, { method: 'POST', body: {} }))),
  },
  ...shop,
  ...store,
  ...forms,
];

export const refusalReaders: readonly Reader[] = [
  bare('store', /^\/wc\/store\//, 'wc/store/v1'),
  bare('shop', /^\/wc\//, 'wc/v3'),
  bare('content', /^\//, 'wp/v2'),
];
