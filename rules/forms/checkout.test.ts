import { expect, it } from 'vitest';
import { validateCheckout } from './checkout.ts';

const billing = {
  ...{ firstName: 'Sipho', lastName: 'Dube', address1: '1 Main Rd', city: 'Cape Town', state: 'WC' },
  ...{ postcode: '8001', country: 'ZA', phone: '', email: 'sipho@example.test' },
};
const input = { billing, paymentMethod: 'bacs', terms: true };

const errors = (changes: object) => {
  const result = validateCheckout({ ...input, ...changes });
  return result.ok ? {} : Object.fromEntries(Object.entries(result.errors).map(([field, { code }]) => [field, code]));
};

it('ships to the billing address where no other is given', () => {
  const result = validateCheckout(input);
  expect(result).toMatchObject({ ok: true, values: { shipping: { city: 'Cape Town' }, note: '' } });
  expect(result.ok && 'email' in result.values.shipping).toBe(false);
});

it('says in readable lines what the order has no field for', () => {
  const result = validateCheckout({ ...input, vatNumber: '4123456789', purchaseOrder: 'PO 7', note: 'Ring\ntwice' });
  expect(result.ok && result.values.note).toBe('VAT number: 4123456789\nPurchase order: PO 7\nRing\ntwice');
});

it.each([
  [{ terms: false }, { terms: 'REQUIRED' }],
  [{ paymentMethod: '' }, { paymentMethod: 'REQUIRED' }],
  [{ vatNumber: '123' }, { vatNumber: 'INVALID_VAT_NUMBER' }],
  [
    { vatNumber: '123', billing: { ...billing, city: '' } },
    { vatNumber: 'INVALID_VAT_NUMBER', 'billing.city': 'REQUIRED' },
  ],
  [{ vatNumber: '5123456789' }, { vatNumber: 'INVALID_VAT_NUMBER' }],
  [{ note: 'x'.repeat(5001) }, { note: 'TOO_LONG' }],
  [{ billing: { ...billing, city: '' } }, { 'billing.city': 'REQUIRED' }],
  [{ shipping: { ...billing, city: '' } }, { 'shipping.city': 'REQUIRED' }],
])('finds in %j %j', (changes, expected) => {
  expect(errors(changes)).toEqual(expected);
});

it.each([
  [{ vatNumber: '4123 456 789' }],
  [{ vatNumber: 'DE123', billing: { ...billing, country: 'DE', state: '', postcode: '10115' } }],
])('takes %j', changes => {
  expect(errors(changes)).toEqual({});
});
