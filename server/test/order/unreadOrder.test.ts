import { expect, it } from 'vitest';
import type { FaultRule } from '../../../demo/http/faults.ts';
import { startEmbedded } from '../embedded.ts';
import { ordering, place } from '../ordering.ts';
import { card, paying, read, readUnpaid } from './paying.ts';

// An order that cannot be read for a moment is there all the same.

const service = startEmbedded();
const { buyer } = ordering(service);
const { atProvider } = paying(service);

const UNREAD: FaultRule = { path: '/store/v1/order/', status: 503, body: 'html' };
const LOST: FaultRule = { path: '/store/v1/checkout', method: 'POST', reset: true, after: true, times: 1 };

it.each([
  ['whose answer was lost', [LOST, UNREAD], false],
  ['that is sent again', [UNREAD], true],
])('remembers an order that waits for its payment, and is not read, %s', async (_what, faults, isAgain) => {
  const shopper = await buyer();
  const input = card(`ann-${isAgain}`);
  if (isAgain) await place(shopper, input);
  await service.faults(...faults);
  const made = await place(shopper, input);
  expect(made).toMatchObject({ __typename: 'OrderPlaced', order: null });
  expect(shopper.cookies.get('has-cart')).toBe('1');
  await service.faults();
  const { id, path } = made;
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 2, unpaidOrder: { id, path, state: 'WAITING' } });
  await atProvider(made, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
});

it('knows the cart to be empty of an order that is paid by transfer, and is not read', async () => {
  const shopper = await buyer();
  await service.faults(LOST, UNREAD);
  expect(await place(shopper, card('abe', { paymentMethod: 'bacs' }))).toMatchObject({ __typename: 'OrderPlaced' });
  expect(shopper.cookies.has('has-cart')).toBe(false);
});

it.each<[string, Partial<FaultRule>]>([
  ['a firewall refuses', { status: 403 }],
  ['WooCommerce is switched off', { status: 404, code: 'rest_no_route' }],
])('forgets no order that waits while %s', async (_what, fault) => {
  const shopper = await buyer();
  const made = await place(shopper, card(`amy${fault.status}`));
  await service.faults({ ...UNREAD, ...fault, body: 'json' });
  const query = 'query ($id: ID!, $key: String!) { order(id: $id, key: $key) { id } }';
  const { data, errors } = await shopper.ask(query, { id: made.id, key: made.key });
  expect([data.order, errors.length]).toEqual([null, 1]);
  const { id, path } = made;
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 2, unpaidOrder: { id, path, state: null } });
  await service.faults();
  expect(await read(shopper, made)).toMatchObject({ paymentState: 'WAITING' });
  await atProvider(made, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
});
