import { expect, it } from 'vitest';
import { change, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { startMailing } from '../mailing.ts';
import { order, place } from '../ordering.ts';
import { EMAIL } from '../quoting.ts';
import { product, seed, variation } from '../seed.ts';
import { newShopper } from '../shopper.ts';
import { linkFor, posting } from '../signingIn.ts';

const own = (name: string, ...options: string[]) => ({ global: null, name, options, visible: true, variation: true });
const tape = product('tape', {
  type: 'variable',
  regularPrice: '',
  attributes: [own('Größe', 'Groß & breit', 'Klein'), own('Цвет', 'Красный', 'Синий')],
  variations: [variation({ Größe: 'Groß & breit' }, { sku: 'TAPE-G' })],
});
const service = startEmbedded({ seed: { ...seed, products: [...seed.products, tape] } });

const SIGN_IN = `mutation ($token: String!) { signIn(input: { token: $token }) { ... on Account {
  orders { items { productId variationId quantity options { name value } } } } } }`;

const print = { attribute: 'Print colour', value: 'Blue' };
const colour = { attribute: 'Цвет', value: 'Синий' };
const sold = { seal: 'SEAL-L SEAL-S-R', tape: 'TAPE-G' };

it('tells of an order what was chosen, by which the same is put into a cart again', async () => {
  const { mailbox, gateway, submit } = await startMailing(service);
  await submit();
  const idOf = async (slug: keyof typeof sold, sku: string): Promise<string> => {
    const query = 'query ($slug: String) { product(slug: $slug) { ... on VariableProduct { variations { id sku } } } }';
    const { variations } = (await service.ask(query, { slug })).data.product;
    return variations.find((one: { sku: string }) => one.sku === sku).id;
  };
  const [seal, whole] = [await productId(service, 'seal'), await productId(service, 'tape')];
  const items = [
    { product: seal, variation: await idOf('seal', 'SEAL-L'), options: [print], quantity: 2 },
    { product: seal, variation: await idOf('seal', 'SEAL-S-R'), options: [], quantity: 3 },
    { product: whole, variation: await idOf('tape', 'TAPE-G'), options: [colour], quantity: 4 },
    { product: await productId(service, 'counted'), options: [], quantity: 1 },
  ];
  const shopper = newShopper(service.gateway);
  const { totals } = await change(shopper, 'addCartItems', { items });
  const billing = { ...order().billing, email: EMAIL };
  let placed = await place(shopper, order({ billing, total: totals.total.amount }));
  if (placed.cart) placed = await place(shopper, order({ billing, total: placed.cart.totals.total.amount }));
  expect(placed).toMatchObject({ __typename: 'OrderPlaced' });
  const { data } = await posting(gateway)(SIGN_IN, { token: await linkFor(gateway, mailbox, EMAIL) });
  const [{ items: bought }] = data.signIn.orders;
  const options = [
    [
      { name: 'Size', value: 'Large' },
      { name: 'Print colour', value: 'Blue' },
    ],
    [
      { name: 'Size', value: 'Small' },
      { name: 'Print colour', value: 'Red' },
    ],
    [
      { name: 'Größe', value: 'Groß & breit' },
      { name: 'Цвет', value: 'Синий' },
    ],
    [],
  ];
  expect(bought.map((one: { options: object[] }) => one.options)).toEqual(options);
  const again = bought.map((one: (typeof bought)[number]) => ({
    ...{ product: one.productId, variation: one.variationId, quantity: one.quantity },
    options: one.options.map(({ name, value }: { name: string; value: string }) => ({ attribute: name, value })),
  }));
  const query = `mutation ($input: AddCartItemsInput!) { addCartItems(input: $input) {
    ... on Cart { items { sku quantity options { name value } } notices { message } } ... on CartFailure { code message } } }`;
  const other = newShopper(service.gateway);
  const { addCartItems: cart } = (await other.ask(query, { input: { items: again } })).data;
  expect(cart).toMatchObject({ notices: [] });
  expect(cart.items.map((one: { options: object[] }) => one.options)).toEqual(options);
  expect(cart.items.map((one: { quantity: number }) => one.quantity)).toEqual([2, 3, 4, 1]);
});
