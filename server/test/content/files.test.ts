import { expect, it } from 'vitest';
import { Scope } from '../../cache/scope.ts';
import { createFiles } from '../../web/routes/files/files.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const scope = () => new Scope('test', 10_000);
const read = async (path: string, gateway = service.gateway) =>
  String(await (await createFiles(gateway)(path, scope(), scope))?.encoded('identity'));

it('writes what /seo-tools shows into /sitemap.xml, at no cost', async () => {
  const { data } = await service.ask('{ sitemap { url } }');
  await service.cold();
  const sitemap = await read('/sitemap.xml');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    data.sitemap.map(({ url }: { url: string }) => url),
  );
  expect(await service.calls()).toEqual([]);
});

it('names the pictures of a product there, as this site serves them', async () => {
  const entry = /<url><loc>[^<]*\/product\/seal<.*?<\/url>/s.exec(await read('/sitemap.xml'))?.[0];
  expect(entry).toMatch(/<image:loc>http:\/\/localhost:4000\/_image\/[\w-]{12}\/1200\.webp\?src=[^<]+<\/image:loc>/);
});

it('writes what /seo-tools shows into /robots.txt', async () => {
  const { data } = await service.ask('{ robots }');
  expect(await read('/robots.txt')).toBe(data.robots);
});

it('knows a post in the feed by its number, for it is no other where its address changes', async () => {
  const { id } = (await service.ask('{ post(slug: "post-5") { id } }')).data.post;
  const known = `<guid isPermaLink="false">http://localhost:4000/?p=${id}</guid>`;
  expect(await read('/feed.xml')).toContain(`/post/post-5</link>\n${known}`);
  await service.edit('posts', 'post-5', { slug: 'renamed' });
  await service.gateway.services.catalogue.refresh(true);
  await service.cold();
  expect(await read('/feed.xml')).toContain(`/post/renamed</link>\n${known}`);
});

it('has no second part of a sitemap that is whole', async () => {
  await expect(read('/sitemap-1.xml')).rejects.toMatchObject({ status: 404 });
});

it('asks for patience until the index knows every address', async () => {
  await expect(read('/sitemap.xml', service.another())).rejects.toMatchObject({ status: 503 });
});
