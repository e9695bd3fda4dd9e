import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();

const PRICES = 'price { amount } regularPrice { amount } salePrice { amount } discountPercent onSale';
const STOCK = 'stock { status managed quantity backorders inStock }';
/** All that a line holds, of a product and of a variation. */
const LINE = `__typename id slug name path url sku type sample featured protected catalogVisibility ${PRICES} pricesIncludeTax
  ${STOCK} purchasable minimumQuantity dataSheet priceBreaks { quantity } meta { key } rating { average count } categories { id name } modifiedAt
  upsells { id } crossSells { id } related { id } reviews { items { id } }`;
const VARIATION_LINE = `__typename id sku ${PRICES} purchasable ${STOCK}`;
const list = (selection: string, variation: string) =>
  `{ products(perPage: 12) { items { ${selection} ... on VariableProduct { variations { ${variation} } } } } }`;

/** What was asked of a collection, call by call. */
const fieldsOf = (calls: readonly string[], collection: string): string[][] =>
  calls
    .filter(path => path.startsWith(`/wc/v3/${collection}?`))
    .map(path => new URLSearchParams(path.split('?')[1]).get('_fields')!.split(','));

it('asks the shop for no pictures, options and texts where a line of each product is all that is wanted', async () => {
  const { calls } = await service.cost(list(LINE, VARIATION_LINE));
  const [product, variation] = [fieldsOf(calls, 'products'), fieldsOf(calls, 'variations')];
  expect([product.length, variation.length]).toEqual([1, 1]);
  for (const heavy of ['images', 'attributes', 'tags']) expect(product[0]).not.toContain(heavy);
  for (const heavy of ['image', 'attributes', 'description', 'dimensions']) expect(variation[0]).not.toContain(heavy);
});

it('says in a line what it says where everything is wanted', async () => {
  const whole = await service.cost(list(`${LINE} image { url } description`, `${VARIATION_LINE} image { url } weight`));
  const line = await service.cost(list(LINE, VARIATION_LINE));
  expect(whole.data).toMatchObject(line.data);
});

it('reads nothing again for a line of what it has whole, and the rest of what it has a line of', async () => {
  const whole = list(`${LINE} image { url }`, `${VARIATION_LINE} image { url }`);
  await service.cost(whole);
  expect((await service.ask(list(LINE, VARIATION_LINE))).errors).toEqual([]);
  expect(fieldsOf(await service.calls(), 'products')).toHaveLength(1);
  await service.cold();
  await service.ask(list(LINE, VARIATION_LINE));
  await service.ask(whole);
  const calls = await service.calls();
  expect(fieldsOf(calls, 'products').map(fields => fields.includes('images'))).toEqual([false, true]);
  expect(fieldsOf(calls, 'variations').map(fields => fields.includes('image'))).toEqual([false, true]);
});

const reviewed = (fields: string) =>
  `{ products(perPage: 12) { items { reviews(perPage: 3) { items { ${fields} } } } } }`;
const REVIEW_LINE = '__typename id reviewer rating createdAt verified product { id }';

it('asks the shop for the texts of reviews only where somebody reads them', async () => {
  const { calls, data } = await service.cost(reviewed(REVIEW_LINE));
  const [asked, ...more] = fieldsOf(calls, 'products/reviews');
  expect(asked).not.toContain('review');
  expect(more).toEqual([]);
  const whole = await service.cost(reviewed(`${REVIEW_LINE} review`));
  expect(fieldsOf(whole.calls, 'products/reviews').map(fields => fields.includes('review'))).toEqual([true]);
  expect(whole.data).toMatchObject(data);
});

it('counts stars, and lists the reviews of all products, without their texts', async () => {
  const { calls } = await service.cost(
    '{ reviews(perPage: 5) { items { rating } } products(perPage: 12) { items { reviews { stars { count } } } } }',
  );
  const fields = fieldsOf(calls, 'products/reviews');
  expect(fields).toHaveLength(2);
  expect(fields.filter(one => one.includes('review'))).toEqual([]);
});

it('reads no reviews again without their texts that it has with them, and the texts where it has none', async () => {
  await service.cold();
  for (const fields of [REVIEW_LINE, `${REVIEW_LINE} review`, REVIEW_LINE])
    expect((await service.ask(reviewed(fields))).errors).toEqual([]);
  const asked = fieldsOf(await service.calls(), 'products/reviews');
  expect(asked.map(fields => fields.includes('review'))).toEqual([false, true]);
});
