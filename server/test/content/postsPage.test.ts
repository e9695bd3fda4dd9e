import { expect, it } from 'vitest';
import { loadReference } from '../../invalidation/referenceData.ts';
import { requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();

const ROUTE =
  'query ($path: String!) { route(path: $path) { __typename ... on Redirect { to status } ... on Page { slug } } }';
const leads = async (path: string) => (await service.ask(ROUTE, { path })).data.route;
const TO_BLOG = { __typename: 'Redirect', to: '/blog', status: 301 };
const CAREERS = { __typename: 'Page', slug: 'careers' };

/** Settings > Reading of the owner's WordPress, read again as behind every visitor's back. */
async function choose(reading: { shows?: 'page' | 'posts'; front?: string; posts?: string }): Promise<void> {
  await service.edit('site', '', { reading });
  service.gateway.store.clear();
  await loadReference(service.gateway.services, requestContext().scope);
}

async function shown(slug: string) {
  const { id } = service.demo.database.all('articles').find(row => row.slug === slug)!;
  const asked = `{ page(slug: "${slug}") { slug } byId: page(id: "${id}") { slug } pages(perPage: 100) { items { slug } } }`;
  const { page, byId, pages } = (await service.ask(asked)).data;
  const isListed = pages.items.some((item: { slug: string }) => item.slug === slug);
  return { bySlug: page !== null, byId: byId !== null, isListed };
}

const sitemap = async () => (await service.gateway.services.catalogue.sitemap()).map(({ path }) => path);

it('has /blog in the place of the page that WordPress lists its posts at, whatever that is called', async () => {
  expect(await shown('careers')).toEqual({ bySlug: true, byId: true, isListed: true });
  expect([await leads('/page/careers'), (await sitemap()).includes('/page/careers')]).toEqual([CAREERS, true]);

  await choose({ posts: 'careers' });
  expect(await shown('careers')).toEqual({ bySlug: false, byId: false, isListed: false });
  for (const path of ['/careers', '/page/careers', '/Careers/'])
    expect([path, await leads(path)]).toEqual([path, TO_BLOG]);
  const listed = await sitemap();
  expect(listed.filter(path => ['/blog', '/careers', '/page/careers'].includes(path))).toEqual(['/blog']);
});

it('knows it again after an edit, and takes it for a page like any other once another one is chosen', async () => {
  await choose({ posts: 'careers' });
  await service.edit('pages', 'careers', { title: 'News' });
  await service.gateway.services.catalogue.refresh(true);
  expect(await leads('/page/careers')).toEqual(TO_BLOG);

  await choose({ posts: 'about' });
  expect(await leads('/page/careers')).toEqual(CAREERS);
  expect(await shown('about')).toEqual({ bySlug: false, byId: false, isListed: false });
  expect(await leads('/about')).toBeNull();

  await choose({ shows: 'posts', posts: 'careers' });
  expect(await shown('careers')).toEqual({ bySlug: true, byId: true, isListed: true });
});

it('has at / the page that the owner chooses for it, and at its own address once another one is chosen', async () => {
  const { id } = service.demo.database.all('articles').find(row => row.slug === 'careers')!;
  const isAt = (path: string) =>
    expect.poll(() => service.gateway.services.catalogue.pathOf('page', id), { timeout: 5_000 }).toBe(path);
  await choose({});
  await isAt('/page/careers');
  await choose({ front: 'careers' });
  await isAt('/');
  await choose({ shows: 'posts', front: 'careers' });
  await isAt('/page/careers');
  await choose({ front: 'careers' });
  await isAt('/');
  await choose({});
  await isAt('/page/careers');
});
