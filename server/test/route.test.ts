import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import { startEmbedded } from './embedded.ts';
import { recording, startRecorded } from './recorded.ts';

const service = startEmbedded();
const recorded = startRecorded();
const ROUTE = `query ($path: String!) { route(path: $path) { __typename
  ... on Page { slug content } ... on Post { slug content } ... on SimpleProduct { slug description } ... on VariableProduct { slug }
  ... on ProductCategory { slug } ... on PostCategory { slug } ... on PostTag { slug } ... on Author { slug } ... on Redirect { to status }
} }`;

it.each([
  ['/', 'Page', 'home'],
  ['/about', 'Page', 'about'],
  ['/page/careers', 'Page', 'careers'],
  ['/careers/team', 'Page', 'team'],
  ['/post/post-1', 'Post', 'post-1'],
  ['/posts/post-1', 'Post', 'post-1'],
  ['/product/roll-1', 'SimpleProduct', 'roll-1'],
  ['/product/seal', 'VariableProduct', 'seal'],
  ['/product/kit', 'GroupedProduct', undefined],
  ['/product/elsewhere', 'ExternalProduct', undefined],
  ['/product/unlisted', 'SimpleProduct', 'unlisted'],
  ['/products/seals', 'ProductCategory', 'seals'],
  ['/category/void', 'PostCategory', 'void'],
  ['/tag/seals', 'PostTag', 'seals'],
  ['/author/thandi-nkosi-mbeki', 'Author', 'thandi-nkosi-mbeki'],
  ['/author/thandi-nkosi-mbeki?page=2', 'Author', 'thandi-nkosi-mbeki'],
])('leads %s to a %s', async (path, __typename, slug) => {
  const { data, calls } = await service.cost(ROUTE, { path });
  expect(data.route).toMatchObject({ __typename, ...(slug ? { slug } : {}) });
  expect(calls.length).toBeLessThanOrEqual(1);
});

it.each([
  ['/home', '/'],
  ['/post/post-1/', '/post/post-1'],
  ['/Product/SEAL', '/product/seal'],
  ['/product-category/security/seals/', '/products/seals'],
  ['/careers/team/', '/careers/team'],
  ['/page/team', '/careers/team'],
  ['/2026/09/29/post-1/', '/post/post-1'],
  ['/author/Thandi-Nkosi-Mbeki/', '/author/thandi-nkosi-mbeki'],
  ['/Catalog/?page=2', '/catalog?page=2'],
])('redirects %s to %s for good', async (path, to) => {
  const { data } = await service.ask(ROUTE, { path });
  expect(data.route).toEqual({ __typename: 'Redirect', to, status: 301 });
});

it('redirects the addresses that WordPress gives by number', async () => {
  const { id: post } = service.demo.database.all('articles').find(row => row.slug === 'post-1')!;
  const { id: page } = service.demo.database.all('articles').find(row => row.slug === 'team')!;
  const { id: draft } = service.demo.database.all('articles').find(row => row.slug === 'draft-post')!;
  const to = async (path: string) => (await service.ask(ROUTE, { path })).data.route;
  expect(await to(`/?p=${post}`)).toMatchObject({ to: '/post/post-1', status: 301 });
  expect(await to(`/?page_id=${page}`)).toMatchObject({ to: '/careers/team', status: 301 });
  expect(await to(`/?p=${draft}`)).toMatchObject({ __typename: 'Page', slug: 'home' });
});

it.each([
  '/nowhere',
  '/product/nowhere',
  '/product/draft-product',
  '/page/draft-page',
  '/author/login-of-thandi',
  '/evil.example',
  '/%',
  '/post',
])('leads %s nowhere', async path => {
  const { data, calls } = await service.cost(ROUTE, { path });
  expect(data.route).toBeNull();
  expect(calls.length).toBeLessThanOrEqual(1);
});

it.each(['', 'about', 'https://x.example/', `/${'a'.repeat(2_000)}`])('refuses %j as a path', async path => {
  expect((await service.ask(ROUTE, { path })).errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it.each([
  ['/', 'Page', 'home'],
  ['/about', 'Page', 'about'],
  ['/page/careers', 'Page', 'careers'],
  ['/careers/team', 'Page', 'team'],
  ['/post-1', 'Post', 'post-1'],
  ['/post/post-1', 'Post', 'post-1'],
  ['/product/seal', 'VariableProduct', 'seal'],
  ['/products/seals', 'ProductCategory', 'seals'],
  ['/category/void', 'PostCategory', 'void'],
  ['/tag/seals', 'PostTag', 'seals'],
])('finds %s before the index is there', async (path, __typename, slug) => {
  const { data, errors } = await ask(service.another(), ROUTE, { path });
  expect(errors).toEqual([]);
  expect(data.route).toMatchObject({ __typename, slug });
});

it.each(['/cart', '/nowhere', '/post/draft-post', '/page/draft-page', '/product/draft-product', '/a/b/c', '/x/y'])(
  'finds nothing at %s before the index is there',
  async path => {
    expect(await ask(service.another(), ROUTE, { path })).toEqual({ data: { route: null }, errors: [] });
  },
);

it('finds a page that was published a moment ago', async () => {
  await service.edit('pages', 'draft-page', { status: 'publish' });
  const { data } = await ask(service.another(), ROUTE, { path: '/page/draft-page' });
  await service.edit('pages', 'draft-page', { status: 'draft' });
  expect(data.route).toMatchObject({ __typename: 'Page', slug: 'draft-page' });
});

it('does not take a service that is down for a page that is not there', async () => {
  recorded.on(/./, recording('fail-maintenance'));
  const { data, errors } = await ask(recorded.gateway(), ROUTE, { path: '/page/careers' });
  expect(data.route).toBeNull();
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_ERROR');
});
