import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { shopMoney } from '../../resolvers/shopMoney.ts';
import { feedParts } from '../../web/routes/files/productFeed.ts';
import { startEmbedded } from '../embedded.ts';
import { product, seed } from '../seed.ts';

interface Xml {
  localName: string;
  textContent: string;
  getElementsByTagName(name: string): ArrayLike<Xml> & Iterable<Xml>;
}
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (text: string, options: object) => { window: { document: Xml } };
};

const size = { global: 'size', name: 'Size', options: ['small', 'large'], visible: true, variation: true };
const variation = { regularPrice: '20.00', salePrice: '', description: '', manageStock: false, stockQuantity: null };
const tag = product('tag', {
  ...{ type: 'variable', sku: 'TAG', attributes: [size], weight: '0.42' },
  variations: [
    { ...variation, sku: 'TAG-S', attributes: { size: 'small' }, stockStatus: 'instock', gtin: '4006381333931' },
    {
      ...variation,
      sku: 'TAG-L',
      attributes: { size: 'large' },
      stockStatus: 'outofstock',
      gtin: '4006381333930',
      image: 'hero',
    },
  ],
});
// Terms that were renamed: their keys are made of other names.
const terms = [
  { slug: 'roll', name: '38 × 19 mm' },
  { slug: 'sheet', name: 'A4+' },
];
const cut = product('cut', {
  ...{ type: 'variable', attributes: [{ ...size, global: 'cut', name: 'Cut', options: ['roll', 'sheet'] }] },
  variations: terms.map(({ slug }) => ({
    ...{ ...variation, sku: slug === 'roll' ? 'CUT-R' : 'CUT-S', attributes: { cut: slug }, stockStatus: 'instock' },
  })),
});
const shut = [
  product('locked-feed', { sku: 'LOCKED-1', password: 'open sesame' }),
  { ...tag, slug: 'locked-tag', sku: '', password: 'x', variations: [{ ...tag.variations[0]!, sku: 'LOCKED-V' }] },
  product('hidden-feed', { sku: 'HIDDEN-1', visibility: 'hidden' }),
  product('draft-feed', { sku: 'DRAFT-1', status: 'draft' }),
];
const products = [...seed.products, tag, cut, product('plain-feed', { sku: 'PLAIN-1' }), ...shut];
const service = startEmbedded({
  seed: { ...seed, products, attributes: [...seed.attributes, { slug: 'cut', name: 'Cut', terms }] },
});
const picture = (src: string) => `https://labels.example/_image/x?src=${encodeURIComponent(src)}`;
const site = {
  ...{ name: 'Labels & Co', description: '', publicUrl: 'https://labels.example', picture },
  priceOf: ({ price }: { price: string }) => shopMoney(price, 'ZAR'),
  weightUnit: 'kg' as string | null,
};

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
    expect(of('link')).toMatch(/^https:\/\/labels\.example\/product\/[\w-]+(\?[\w=&+%-]+)?$/);
    expect(of('price')).toMatch(/^\d+\.\d{2} ZAR$/);
    expect(of('availability')).toMatch(/^(in_stock|out_of_stock)$/);
    for (const name of ['title', 'description', 'image_link', 'condition', 'brand']) expect(of(name)).not.toBe('');
  }
  expect(new Set(items.map(of => of('id'))).size).toBe(items.length);
  expect(await service.calls()).toEqual([]);
});

it('says weights in the unit of the shop, and none where that is not known', () => {
  const weightIn = (weightUnit: string | null) =>
    readFeed({ weightUnit }).find(of => of('mpn') === 'TAG-S')!('shipping_weight');
  expect(['kg', 'g', 'lbs', 'oz', null].map(weightIn)).toEqual(['0.42 kg', '0.42 g', '0.42 lb', '0.42 oz', null]);
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

it('offers nothing behind a password, nothing hidden and no draft', () => {
  const skus = readFeed().map(of => of('mpn'));
  expect(skus).toContain('PLAIN-1');
  for (const sku of ['LOCKED-1', 'LOCKED-V', 'HIDDEN-1', 'DRAFT-1']) expect(skus).not.toContain(sku);
});

it('says of each variation what it has itself: picture, stock, weight, number in the trade and the address that shows it', () => {
  const [one, other] = ['TAG-S', 'TAG-L'].map(sku => readFeed().find(of => of('mpn') === sku)!);
  expect([one!('availability'), other!('availability')]).toEqual(['in_stock', 'out_of_stock']);
  const pictureOf = (src: string) => decodeURIComponent(src).split('/').at(-1);
  expect([one, other].map(of => pictureOf(of!('image_link')!))).toEqual(['void.webp', 'hero.webp']);
  expect(pictureOf(other!('additional_image_link')!)).toBe('void.webp');
  expect([one!('gtin'), other!('gtin')]).toEqual(['4006381333931', null]);
  expect(one!('shipping_weight')).toBe('0.42 kg');
  expect(one!('link')).toBe('https://labels.example/product/tag?size=small');
  expect(readFeed().find(of => of('mpn') === 'PLAIN-1')!('shipping_weight')).toBeNull();
});

it('leads to the variation that it offers, whatever the key of its option', async () => {
  const linkTo = (sku: string) => new URL(readFeed().find(of => of('mpn') === sku)!('link')!).searchParams;
  for (const sku of ['CUT-R', 'CUT-S']) {
    const options = [...linkTo(sku)].map(([attribute, value]) => ({ attribute, value }));
    const { data } = await service.ask(
      `query ($options: [AttributeChoice!]!) {
        product(slug: "cut") { ... on VariableProduct { variation(options: $options) { sku } } } }`,
      { options },
    );
    expect(data.product.variation).toEqual({ sku });
  }
});

/** What https://support.google.com/merchants/answer/7052112 asks of a value, by element. */
const FORMAT: Record<string, RegExp> = {
  id: /^.{1,50}$/,
  title: /^[^\p{Cc}]{1,150}$/u,
  description: /^[\s\S]{1,5000}$/,
  link: /^https?:\/\/[^\s<>"]{1,2000}$/,
  image_link: /^https?:\/\/[^\s<>"]{1,2000}$/,
  additional_image_link: /^https?:\/\/[^\s<>"]{1,2000}$/,
  availability: /^(in_stock|out_of_stock)$/,
  price: /^\d+\.\d{2} [A-Z]{3}$/,
  condition: /^(new|refurbished|used)$/,
  brand: /^.{1,70}$/,
  gtin: /^(\d{8}|\d{12,14})$/,
  mpn: /^.{1,70}$/,
  identifier_exists: /^(yes|no)$/,
  item_group_id: /^[\w-]{1,50}$/,
  size: /^.{1,100}$/,
  color: /^.{1,100}$/,
  material: /^.{1,200}$/,
  shipping_weight: /^\d+(\.\d+)? (kg|g|lb|oz)$/,
};
const NEEDED = ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition', 'brand'];

it('fits the format that Google publishes, element by element', () => {
  const xml = [...feedParts(site, service.gateway.services.catalogue.products.offers())].join('');
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
  for (const item of document.getElementsByTagName('item')) {
    const told = [...item.getElementsByTagName('*')].map(({ localName, textContent }) => [localName, textContent]);
    for (const [name, value] of told) expect(value, name).toMatch(FORMAT[name!] ?? /^this element is not known$/);
    const names = told.map(([name]) => name!);
    expect(names).toEqual(expect.arrayContaining(NEEDED));
    const once = names.filter(name => name !== 'additional_image_link');
    expect(new Set(once).size).toBe(once.length);
    expect(names.filter(name => name === 'additional_image_link').length).toBeLessThanOrEqual(10);
    // Brand with a number, or the word that there is none.
    expect(names.some(name => ['gtin', 'mpn', 'identifier_exists'].includes(name))).toBe(true);
  }
});
