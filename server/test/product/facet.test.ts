import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { startVariant } from '../variant.ts';

const service = startEmbedded();

const FACETS = `facets {
  price { min { amount currency } max { amount } }
  onSale { count selected input }
  featured { count selected input }
  categories { category { slug } count selected input }
  attributes { name slug options { name slug count selected input } }
  stock { status count selected input }
  ratings { atLeast count selected input }
}`;

const find = async (filter: object) => {
  const { data } = await service.ask(
    `query ($filter: ProductFilter) { products(filter: $filter, perPage: 1) { pageInfo { totalItems } ${FACETS} } }`,
    { filter },
  );
  return data.products as { pageInfo: { totalItems: number }; facets: Facets };
};

interface Choice {
  count: number;
  selected: boolean;
  input: object;
}
interface Facets {
  price: { min: { amount: string; currency: string }; max: { amount: string } };
  onSale: Choice;
  featured: Choice;
  categories: Choice[];
  attributes: { slug: string; options: Choice[] }[];
  stock: Choice[];
  ratings: Choice[];
}

const choicesOf = ({ onSale, featured, categories, attributes, stock, ratings }: Facets) => [
  onSale,
  featured,
  ...categories,
  ...attributes.flatMap(attribute => attribute.options),
  ...stock,
  ...ratings,
];

it('carries with each value the filter that finds as many products as the value counts', async () => {
  const { facets } = await find({ search: 'roll' });
  const choices = choicesOf(facets).filter(choice => !choice.selected);
  expect(choices.length).toBeGreaterThan(2);
  for (const { input, count } of choices) expect((await find(input)).pageInfo.totalItems).toBe(count);
});

it('calls an attribute of the shop as that does by now: no product says that it was renamed', async () => {
  const { url, username, applicationPassword } = service.demo;
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  const shared = await (await fetch(`${url}/wp-json/wc/v3/products/attributes`, { headers: { authorization } })).json();
  let name = 'Size';
  const variant = await startVariant(service.demo, ({ path }) =>
    path.startsWith('/wp-json/wc/v3/products/attributes?')
      ? { body: shared.map((one: { slug: string }) => (one.slug === 'pa_size' ? { ...one, name } : one)) }
      : null,
  );
  const gateway = service.another({ upstream: variant.url });
  await gateway.ready();
  const called = async () => {
    const { data } = await ask(gateway, '{ products { facets { attributes { slug name } } } }');
    return data.products.facets.attributes.find(({ slug }: { slug: string }) => slug === 'size').name;
  };
  expect(await called()).toBe('Size');
  name = 'Label size';
  gateway.invalidator.invalidate([{ kind: 'settings' }]);
  await gateway.ready();
  expect(await called()).toBe('Label size');
});

it('lists the same products by a chosen value before the index is there', async () => {
  const list = 'query ($filter: ProductFilter) { products(filter: $filter, perPage: 100) { items { slug } } }';
  const { facets } = await find({});
  const fresh = service.another();
  const slugsOf = (data: { products: { items: { slug: string }[] } }) => data.products.items.map(i => i.slug).sort();
  const options = facets.attributes.flatMap(attribute => attribute.options);
  const choices = [facets.onSale, facets.featured, ...options, ...facets.stock, ...facets.ratings];
  expect(choices.length).toBeGreaterThan(2);
  for (const { input } of choices) {
    const { data } = await ask(fresh, list, { filter: input });
    expect(slugsOf(data)).toEqual(slugsOf((await service.ask(list, { filter: input })).data));
  }
});

it('takes a chosen value off again', async () => {
  const chosen = { categorySlugs: ['seals'], stock: ['IN_STOCK'], minRating: 1 };
  const { facets } = await find(chosen);
  for (const { input } of choicesOf(facets).filter(choice => choice.selected)) {
    const { facets: after } = await find(input);
    expect(choicesOf(after).filter(choice => choice.selected)).toHaveLength(2);
  }
  expect(choicesOf(facets).filter(choice => choice.selected)).toHaveLength(3);
});

it.each(['onSale', 'featured'] as const)('takes %s off again', async name => {
  const { facets, pageInfo } = await find({ [name]: true });
  expect(facets[name]).toMatchObject({ selected: true, count: pageInfo.totalItems });
  expect((await find(facets[name].input)).facets[name].selected).toBe(false);
});

it('says the span of prices as money of the shop', async () => {
  const { facets } = await find({});
  expect(facets.price).toMatchObject({ min: { amount: expect.stringMatching(/^\d+\.\d\d$/), currency: 'ZAR' } });
});

it('costs no call of its own', async () => {
  const { calls } = await service.cost(`{ products { ${FACETS} } }`);
  expect(calls).toEqual([]);
});

it('tells options apart that differ by a sign alone, each with a key of its own', async () => {
  const sold = { 'roll-1': ['A3'], 'roll-2': ['A3+'], 'roll-3': ['A3+'], 'roll-4': ['≤ 5 °C'], 'roll-5': ['≥ 5 °C'] };
  const others = { 'roll-6': ['20 °C'], 'roll-7': ['-20 °C'], 'roll-8': ['★★'], 'roll-9': ['5', 'A'] };
  const more = { 'roll-10': ['5%', '100% PVC'], 'roll-11': ['5 | A'] };
  for (const [slug, options] of Object.entries({ ...sold, ...others, ...more }))
    await service.edit('products', slug, {
      attributes: [{ name: 'Format', options, visible: true, variation: false }],
    });
  await service.gateway.services.catalogue.refresh();
  const { facets } = await find({});
  const format = facets.attributes.find(({ slug }) => slug === 'format');
  const options = (format?.options ?? []) as (Choice & { name: string; slug: string })[];
  expect(Object.fromEntries(options.map(({ name, slug, count }) => [name, [slug, count]]))).toEqual({
    A: ['a', 1],
    A3: ['a3', 1],
    'A3+': ['a3-plus', 2],
    '20 °C': ['20-c', 1],
    '-20 °C': ['minus-20-c', 1],
    '≤ 5 °C': ['at-most-5-c', 1],
    '≥ 5 °C': ['at-least-5-c', 1],
    '★★': ['star-star', 1],
    '5': ['5', 1],
    '5%': ['5-percent', 1],
    '5 | A': ['5-bar-a', 1],
    '100% PVC': ['100-percent-pvc', 1],
  });
  for (const { input, count } of options) expect((await find(input)).pageInfo.totalItems).toBe(count);
  for (const named of ['A3+', 'a3-plus'])
    expect((await find({ attributes: [{ slug: 'format', options: [named] }] })).pageInfo.totalItems).toBe(2);
});
