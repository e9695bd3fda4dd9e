import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { feedParts } from '../web/routes/productFeed.ts';
import { startEmbedded } from './embedded.ts';

interface Xml {
  textContent: string;
  getElementsByTagName(name: string): ArrayLike<Xml> & Iterable<Xml>;
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (text: string, options: object) => { window: { document: Xml } };
};

const service = startEmbedded();
const picture = (src: string) => `https://labels.example/_image/x?src=${encodeURIComponent(src)}`;
const site = { name: 'Labels & Co', description: '', publicUrl: 'https://labels.example', currency: 'ZAR', picture };

/** What the feed says, read as strictly as Google reads it. */
function readFeed(given: Partial<typeof site> = {}) {
  const xml = [...feedParts({ ...site, ...given }, service.gateway.services.catalogue.products.offers())].join('');
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  return [...document.getElementsByTagName('item')].map(
    item => (name: string) => item.getElementsByTagName(`g:${name}`)[0]?.textContent ?? null,
  );
}

it('offers every product and variation that has a price, with all that Google asks for, at no cost', async () => {
  await service.cold();
  const items = readFeed();
  expect(items.length).toBeGreaterThan(4);
  for (const of of items) {
    expect(of('id')).toMatch(/^\d+$/);
    expect(of('link')).toMatch(/^https:\/\/labels\.example\/product\/[\w-]+$/);
    expect(of('price')).toMatch(/^\d+\.\d{2} ZAR$/);
    expect(of('availability')).toMatch(/^(in_stock|out_of_stock|backorder)$/);
    for (const name of ['title', 'description', 'image_link', 'condition', 'brand']) expect(of(name)).not.toBe('');
  }
  expect(new Set(items.map(of => of('id'))).size).toBe(items.length);
  expect(await service.calls()).toEqual([]);
});

it('groups variations, each by its own price and options', () => {
  const seal = readFeed().find(of => of('mpn') === 'SEAL-S-R')!;
  expect(seal('price')).toBe('24.00 ZAR');
  expect(seal('item_group_id')).toMatch(/^\d+$/);
  expect(seal('size')).toBe('Small');
  expect(seal('title')).toContain('Small');
});

it('leaves out what cannot be seen', () => {
  expect(readFeed({ picture: () => null as never })).toEqual([]);
});
