import { expect, test } from 'vitest';
import { acceptInput, formField } from './acceptInput.ts';

const values = {
  ...{ reference: 'Q-1', offerVersion: '2', name: 'Lerato', company: 'Highveld', email: 'l@h.example', phone: '' },
  ...{ country: 'ZA', same: '1', terms: '1', paymentMethod: 'bacs' },
  ...{ 'delivery.address1': '18 Example Crescent', 'delivery.city': 'Midrand', 'invoice.address1': 'PO Box 1' },
};

test('one address serves for both where the box says so', () => {
  const { billing, shipping, terms, proofsChecked } = acceptInput(values);
  expect([billing.address1, billing.email, shipping]).toEqual(['18 Example Crescent', 'l@h.example', null]);
  expect([terms, proofsChecked]).toEqual([true, false]);
});

test('else the invoice has its own, and the goods go to theirs', () => {
  const { billing, shipping } = acceptInput({ ...values, same: '' });
  expect([billing.address1, shipping?.address1]).toEqual(['PO Box 1', '18 Example Crescent']);
});

test.each([
  ['billing.address1', '1', 'delivery.address1'],
  ['billing.address1', '', 'invoice.address1'],
  ['shipping.city', '', 'delivery.city'],
  ['billing.email', '1', 'email'],
  ['vatNumber', '1', 'vatNumber'],
])('an error of %s (one address: %s) stands at %s', (field, same, expected) => {
  expect(formField(field, { same })).toBe(expected);
});
