import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const idOf = (key: string) => service.demo.database.all('media').find(row => row.key === key)!.id;

it('serves a picture by way of this site, in the sizes its original can fill', async () => {
  const { data, calls } = await service.cost(
    'query ($id: ID!) { media(id: $id) { id alt caption width height url(width: 500, format: AVIF) srcset } }',
    {
      id: String(idOf('hero')),
    },
  );
  expect(data.media).toMatchObject({ alt: 'Photo of hero', caption: '', width: 1200, height: 900 });
  expect(data.media.url).toMatch(/^\/_image\/[\w-]+\/640\.avif\?/);
  expect(data.media.srcset).toMatch(/ 160w,.* 1200w$/);
  expect(data.media.srcset).not.toContain('1600w');
  expect(JSON.stringify(data)).not.toContain(service.demo.url);
  expect(calls).toHaveLength(1);
});

it('asks for several pictures in one call', async () => {
  const { calls } = await service.cost(
    `{ a: media(id: "${idOf('hero')}") { id } b: media(id: "${idOf('void')}") { id } c: media(id: "999999") { id } }`,
  );
  expect(calls).toHaveLength(1);
});

it.each(['999999', 'hero', '-1', ''])('answers null for media %j', async id => {
  expect(await service.ask('query ($id: ID!) { media(id: $id) { id } }', { id })).toEqual({
    data: { media: null },
    errors: [],
  });
});
