import { bodyOf, collection, type Reader, rows, scope } from './reader.ts';

export const content: Reader[] = [
  {
    method: 'GET',
    path: /^\/$/,
    route: 'index',
    read: async ({ content }) => Number(Boolean(await content.index.read(scope()))),
  },
  collection('/wp/v2/posts', ({ content }) => rows(content.posts, 'full'), { none: /^rest_post_invalid_page_number$/ }),
  collection('/wp/v2/pages', ({ content }) => rows(content.pages, 'full')),
  collection('/wp/v2/media', ({ content }) => rows(content.media, 'full'), { mayBeClosed: true }),
  collection('/wp/v2/categories', async ({ content }) => (await content.terms.categories(scope())).length),
  collection('/wp/v2/tags', async ({ content }) => (await content.terms.tags(scope())).length),
  collection('/wp/v2/users', async ({ content }) => (await content.terms.authors(scope())).length, {
    mayBeClosed: true,
  }),
  collection('/wp/v2/menus', async ({ content }) => (await content.menus.all(scope())).length, {
    besides: [[/menu-items/, []]],
  }),
  collection('/wp/v2/menu-items', async ({ content }) => linksIn(await content.menus.all(scope())), {
    besides: [[/\/wp\/v2\/menus\?/, bodyOf('wp-menus-auth')]],
  }),
];

interface Branch {
  children: Branch[];
}
const linksBelow = (items: readonly Branch[]): number =>
  items.reduce((sum, item) => sum + 1 + linksBelow(item.children), 0);
const linksIn = (menus: readonly { items: Branch[] }[]): number =>
  menus.reduce((sum, menu) => sum + linksBelow(menu.items), 0);
