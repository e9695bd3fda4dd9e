import { expect, it } from 'vitest';
import { ask, send } from '../ask.ts';
import { recording, row, rows, startRecorded } from '../recorded.ts';

const service = startRecorded();

it.each(['"1.5"', '"15"', '1.5', '15', '"-0.05"'])('takes %s for a Decimal', async value => {
  service.on(/^\/wc\/v3\/products\?/, rows('wc-product-simple'));
  const { errors } = await ask(service.gateway(), `{ products(filter: { minPrice: ${value} }) { items { id } } }`);
  expect(errors).toEqual([]);
  expect(service.calls.find(path => path.startsWith('/wc/v3/products?'))).toContain(
    `min_price=${value.replaceAll('"', '')}`,
  );
});

it.each(['"cheap"', '"1e5"', '""', '"1,5"', '"9999999999999999"', 'true', '["1"]', '"1 OR 1"'])(
  'refuses %s as a Decimal',
  async value => {
    const { errors } = await ask(service.gateway(), `{ products(filter: { minPrice: ${value} }) { items { id } } }`);
    expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect(service.calls).toEqual([]);
  },
);

it.each([
  ['price', '{ products(filter: { minPrice: true }) { items { id } } }', 'Not a Decimal: true. Send it like "12.50".'],
  [
    'country',
    '{ estimateQuote(items: [], country: "za") { complete } }',
    'Not a CountryCode: "za". Send it like "ZA".',
  ],
])('says where the %s of a document does not fit, and how it is sent', async (_, query, message) => {
  const { errors } = await ask(service.gateway(), query);
  const column = query.search(/true|"za"/) + 1;
  expect(errors).toMatchObject([{ message, locations: [{ line: 1, column }] }]);
});

it('says which variable does not fit', async () => {
  const query = 'query ($filter: ProductFilter) { products(filter: $filter) { items { id } } }';
  const { data, errors } = await ask(service.gateway(), query, { filter: { minPrice: 'cheap' } });
  expect(data).toBeNull();
  expect(errors[0]!.message).toMatch(/minPrice/);
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});

it('gives moments with the offset of the site', async () => {
  service.on(
    /^\/wp\/v2\/posts/,
    rows(row('wp-posts-default', { slug: 'x', date: '2026-03-12T08:30:00', date_gmt: '2026-03-12T06:30:00' })),
  );
  const { data } = await ask(service.gateway(), '{ posts { items { publishedAt } } }');
  expect(data.posts.items).toEqual([{ publishedAt: '2026-03-12T08:30:00+02:00' }]);
});

it('refuses an operation that is not one, with a code', async () => {
  for (const query of ['{ nothing }', '{ site { name }', 'query A { site { name } } query B { site { url } }', '']) {
    const response = await send(service.gateway(), { query });
    const { errors } = (await response.json()) as { errors: { extensions?: { code?: string } }[] };
    expect(errors[0]!.extensions?.code).toEqual(expect.any(String));
  }
});

it('reads the name of the site once for fields that ask for it twice', async () => {
  service.on(/^\/\?/, recording('wp-root'));
  await ask(service.gateway(), '{ a: site { name } b: site { description } }');
  expect(service.calls.filter(path => path.startsWith('/?'))).toHaveLength(1);
});
