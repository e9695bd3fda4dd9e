import { expect, it, onTestFinished } from 'vitest';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { recording, row, rows, startRecorded } from '../recorded.ts';

const service = startEmbedded();
const recorded = startRecorded();
const isOfFile = (call: string) => call.startsWith('/wp/v2/media?');
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
  // Of a file's page the media library knows, and it is asked where nothing else is there.
  const [asked, files] = [calls.filter(call => !isOfFile(call)), calls.filter(isOfFile)];
  expect([asked.length <= 1, files.length <= (/^\/[\w-]+$/.test(path) ? 1 : 0)]).toEqual([true, true]);
});

it.each(['/about%20us', '/home%20about', '/post/post-1%20x', '/post/%20', '/%C2%A0'])(
  'leads %s nowhere, of whose words one is a slug or none',
  async path => {
    expect((await service.cost(ROUTE, { path })).data.route).toBeNull();
  },
);

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

it.each([
  [
    '/product/a',
    /^\/wc\/v3\/products\?/,
    row('wc-product-variable', { slug: 'a', stock_status: undefined }),
    'VariableProduct',
  ],
  [
    '/products/a',
    /^\/wc\/v3\/products\/categories/,
    row('wc-categories', { slug: 'a', display: undefined }),
    'ProductCategory',
  ],
  ['/post/a', /^\/wp\/v2\/posts/, row('wp-posts-default', { slug: 'a', comment_status: undefined }), 'Post'],
])('says of %s what it is, though it lacks a field', async (path, route, found, __typename) => {
  recorded.on(route, rows(found));
  expect((await ask(recorded.gateway(), ROUTE, { path })).data.route).toMatchObject({ __typename });
});

it('finds a page that was published a moment ago', async () => {
  await service.edit('pages', 'draft-page', { status: 'publish' });
  const { data } = await ask(service.another(), ROUTE, { path: '/page/draft-page' });
  await service.edit('pages', 'draft-page', { status: 'draft' });
  expect(data.route).toMatchObject({ __typename: 'Page', slug: 'draft-page' });
});

it('leads from the number of an author to what they wrote, without a call', async () => {
  const [{ id, path }] = (await service.ask('{ authors { id path } }')).data.authors;
  const { data, calls } = await service.cost(ROUTE, { path: `/?author=${id}&paged=2` });
  expect(data.route).toEqual({ __typename: 'Redirect', to: `${path}?page=2`, status: 301 });
  expect(calls).toEqual([]);
  expect((await service.ask(ROUTE, { path: '/?author=999999' })).data.route).toMatchObject({ slug: 'home' });
});

it('leads from the page that WordPress makes for a file to the file, in one call', async () => {
  const { id, file } = service.demo.database.all('media')[0]!;
  const slug = file.replace(/^.*\/|\.\w+$/g, '');
  const toFile = { __typename: 'Redirect', to: `/wp-content/uploads/${file}`, status: 301 };
  for (const path of [`/${slug}`, `/?attachment_id=${id}`]) {
    const { data, calls } = await service.cost(ROUTE, { path });
    expect(data.route).toEqual(toFile);
    expect(calls.filter(call => call.startsWith('/wp/v2/media'))).toHaveLength(1);
  }
  expect((await service.ask(ROUTE, { path: `/${slug}/` })).data.route).toMatchObject({ to: `/${slug}` });
  expect((await service.ask(ROUTE, { path: `/elsewhere/${slug}` })).data.route).toBeNull();
  expect((await service.ask(ROUTE, { path: '/?attachment_id=999999' })).data.route).toMatchObject({ slug: 'home' });
});

it('leads from the page of a file that lies elsewhere to what it was uploaded to', async () => {
  const { id: post } = service.demo.database.all('articles').find(row => row.slug === 'post-1')!;
  const file = service.demo.database.all('media')[0]!;
  onTestFinished(() => void service.demo.database.put('media', file));
  service.demo.database.put('media', { ...file, away: 'https://cdn.example/sheet.pdf', post });
  await service.cold();
  const path = `/?attachment_id=${file.id}`;
  expect((await service.ask(ROUTE, { path })).data.route).toMatchObject({ to: '/post/post-1', status: 301 });
});

it('keeps nothing of an address while the media library does not tell whether a file is there', async () => {
  const slug = service.demo.database.all('media')[0]!.file.replace(/^.*\/|\.\w+$/g, '');
  await service.cold();
  await service.faults({ path: '/wp/v2/media', status: 503 });
  const there = { path: `/${slug}` };
  expect((await service.ask(ROUTE, there)).data.route).toBeNull();
  await service.faults();
  expect((await service.ask(ROUTE, there)).data.route).toMatchObject({ __typename: 'Redirect' });
});

it('leads where Yoast has an old address lead, as its list is written', async () => {
  const lines = [
    '/old/ /post/post-2/ 301',
    '/for-now/ /catalog/ 302',
    `/by-host/ /${recorded.url}/about/ 301`,
    '/out/ /https://evil.example/ 301',
    '/gone/ / 410',
    'no line of it',
  ];
  recorded.on(/^\/\?_fields=/, { body: { name: 'Labels', url: recorded.url, namespaces: ['wp-rest-yoast-meta/v1'] } });
  recorded.on(/^\/wp-rest-yoast-meta\/v1\/redirects$/, { body: lines });
  const gateway = recorded.gateway();
  await gateway.services.content.redirects.load(requestContext().scope);
  const leads = async (path: string) => (await ask(gateway, ROUTE, { path })).data.route;
  expect(await leads('/old')).toEqual({ __typename: 'Redirect', to: '/post/post-2', status: 301 });
  expect(await leads('/For-Now/?a=1')).toEqual({ __typename: 'Redirect', to: '/catalog', status: 302 });
  expect(await leads('/by-host')).toEqual({ __typename: 'Redirect', to: '/about', status: 301 });
  expect([await leads('/out'), await leads('/gone'), await leads('/no')]).toEqual([null, null, null]);
});

it('does not take a service that is down for a page that is not there', async () => {
  recorded.on(/./, recording('fail-maintenance'));
  const { data, errors } = await ask(recorded.gateway(), ROUTE, { path: '/page/careers' });
  expect(data.route).toBeNull();
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_ERROR');
});
