import { expect, it } from 'vitest';
import { ask, requestContext, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { seed } from '../seed.ts';

const [post, ...posts] = seed.posts;
const [roll, ...products] = seed.products;
const content = `<p><img src="{{home}}/wp-content/uploads/bare.jpg"><img src="x.jpg" alt="Said">
  <a href="{{home}}/no/such/thing/">gone</a> <a href="{{home}}/about/">about</a> <a href="https://else.example/">away</a></p>`;
const service = startEmbedded({
  seed: {
    ...seed,
    posts: [{ ...post!, content }, ...posts],
    products: [{ ...roll!, categories: [], images: [] }, ...products],
  },
});

const QUERY = `query ($kind: StumbleKind, $page: Int, $perPage: Int) { operator { report(kind: $kind, page: $page, perPage: $perPage) {
  madeAt counts { kind count } items { kind detail title path editUrl leadsTo } pageInfo { totalItems totalPages }
} } }`;
const read = async (variables: Record<string, unknown> = {}, gateway: TestGateway = service.gateway) => {
  const { data, errors } = await ask(gateway, QUERY, variables, { ...requestContext(), operator: true });
  return { report: data.operator.report, errors };
};
const titled = async (kind: string) => (await read({ kind, perPage: 100 })).report.items;

it('reads everything once, a hundred rows a call, whoever asks and however often', async () => {
  await service.cold();
  const gateway = service.another();
  await gateway.ready();
  await service.cold();
  await Promise.all([read({}, gateway), read({ kind: 'BACKEND_LINK' }, gateway)]);
  await read({ page: 2 }, gateway);
  const calls = (await service.calls()).map(path => path.split('?')[0]);
  expect(calls.filter(path => path === '/wp/v2/posts')).toHaveLength(1);
  expect(calls.filter(path => path === '/wp/v2/pages')).toHaveLength(1);
  expect(calls.filter(path => path === '/wc/v3/products')).toHaveLength(1);
  expect(calls.length).toBeLessThanOrEqual(7);
});

it('finds pictures without words, in the text, with the place they are at', async () => {
  const found = await titled('PICTURE_WITHOUT_ALT');
  const bare = found.find(({ detail }: { detail: string }) => detail.endsWith('/bare.jpg'));
  expect(bare).toMatchObject({ title: post!.title, path: `/post/${post!.slug}`, leadsTo: null });
  expect(bare.editUrl).toMatch(/\/wp-admin\/post\.php\?post=\d+&action=edit$/);
  expect(found.map(({ detail }: { detail: string }) => detail)).not.toContain('x.jpg');
});

it('finds links to the host of WordPress, and says where they lead here', async () => {
  const found = (await titled('BACKEND_LINK')).filter(({ title }: { title: string }) => title === post!.title);
  const seen = found.map(({ detail, leadsTo }: { detail: string; leadsTo: string }) => [
    new URL(detail).pathname,
    leadsTo,
  ]);
  expect(seen).toEqual([
    ['/no/such/thing/', null],
    ['/about/', '/about'],
  ]);
});

it('finds products without a category or a picture', async () => {
  const place = { path: '/product/roll-1', detail: '' };
  expect(await titled('PRODUCT_WITHOUT_CATEGORY')).toContainEqual(expect.objectContaining(place));
  expect(await titled('PRODUCT_WITHOUT_PICTURE')).toContainEqual(expect.objectContaining(place));
});

it('finds items of menus that lead nowhere, and leaves those alone that lead somewhere', async () => {
  const found = await titled('MENU_ITEM_NOWHERE');
  expect(found.length).toBeGreaterThan(0);
  expect(found[0].editUrl).toMatch(/\/wp-admin\/nav-menus\.php\?menu=\d+$/);
  expect(JSON.stringify(found)).not.toMatch(/https:\/\/else\.example|"detail":"(About|Blog)/);
});

it('counts every kind, and turns its pages', async () => {
  const { report } = await read({ perPage: 2 });
  const all = report.counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
  expect(report.pageInfo).toEqual({ totalItems: all, totalPages: Math.ceil(all / 2) });
  expect(report.items).toHaveLength(2);
  const second = (await read({ perPage: 2, page: 2 })).report.items;
  expect(second).not.toEqual(report.items);
});

it('is an error with a code while a service does not answer, and made at the next asking', async () => {
  const gateway = service.another();
  await service.faults({ path: '/wc/v3/products', status: 500 });
  expect((await read({}, gateway)).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_ERROR' } }]);
});

it('shows nothing of it to anyone else', async () => {
  expect((await service.ask('{ operator { report { madeAt } } }')).data).toEqual({ operator: null });
});
