import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '../../test/embedded.ts';
import { serveSite } from './uploads/testUploads.ts';

const service = startEmbedded({ env: { PUBLIC_URL: 'https://labels.example' } });
let site: Awaited<ReturnType<typeof serveSite>>;

/** A client whose pages are all alike. */
const renderer = async () => ({
  render: async () => ({
    ...{ kind: 'page' as const, status: 200, html: '<p>A page</p>', styles: { global: '', named: [] }, summary: null },
    ...{ routerState: {}, modules: [], faults: [] },
  }),
  assets: () => ({ starter: '/assets/starter.js', entry: '/a.js', preloads: [], styles: null }),
});

beforeAll(async () => {
  site = await serveSite(service.gateway, { renderer });
});
afterAll(() => site.close());

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
const rowOf = (slug: string) => service.demo.database.all('articles').find(row => row.slug === slug)!;

it('leads from the number of a thing to it', async () => {
  expect((await get('/')).status).toBe(200);
  const moved = await get(`/?p=${rowOf('post-1').id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/post/post-1']);
  expect((await get('/?p=999999')).status).toBe(200);
});

it('leads from the number of a file to the file', async () => {
  const { id, file } = service.demo.database.all('media')[0]!;
  const moved = await get(`/?attachment_id=${id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/wp-content/uploads/${file}`]);
  expect((await get('/?attachment_id=999999')).status).toBe(200);
});
