import { expect, test } from 'vitest';
import { exampleOffer } from '../../test/quoteLife.ts';
import { formFieldOf, offerInput, offerValues, rowsIn } from './offerValues.ts';

const values = {
  ...{ reference: 'Q-1', version: '3', country: 'ZA', taxPercent: '15', leadTimeDays: '6', validDays: '', note: ' ' },
  ...{ 'line.0.name': 'Red', 'line.0.quantity': '10', 'line.0.unitPrice': '1,432.60' },
  ...{
    'line.1.name': '',
    'line.1.quantity': '4',
    'line.2.name': 'Blue',
    'line.2.quantity': '4',
    'line.2.unitPrice': '471.25',
  },
  ...{ 'fee.0.name': 'Die', 'fee.0.amount': '1 450.00', 'delivery.name': '', 'delivery.amount': ' ' },
  ...{ 'proof.p1': '1', 'artwork.a1': 'one.pdf', 'artwork.a2': 'two.pdf' },
};

test('the form is one offer: rows without a name are left out, thousands are read', () => {
  const { lines, fees, delivery, proofs, version, validDays, note } = offerInput(values);
  expect(lines.map(({ name, quantity, unitPrice }) => [name, quantity, unitPrice])).toEqual([
    ['Red', 10, '1432.60'],
    ['Blue', 4, '471.25'],
  ]);
  expect([fees, delivery, proofs]).toEqual([[{ name: 'Die', amount: '1450.00' }], null, ['p1', 'a1', 'a2']]);
  expect([version, validDays, note]).toEqual([3, null, null]);
});

test('an error of the second line with a name stands at its own row', () => {
  expect(rowsIn(values, 'line')).toBe(3);
  expect(formFieldOf('lines.1.unitPrice', values)).toBe('line.2.unitPrice');
  expect(formFieldOf('validDays', values)).toBe('validDays');
});

test('what costs something and has no name is sent, to be refused at its own row: nothing is left out unseen', () => {
  const charged = { ...values, 'fee.1.name': ' ', 'fee.2.name': '', 'fee.2.amount': '90', 'delivery.amount': '5' };
  const { fees, delivery } = offerInput(charged);
  expect(fees).toEqual([
    { name: 'Die', amount: '1450.00' },
    { name: '', amount: '90' },
  ]);
  expect(delivery).toEqual({ name: '', amount: '5' });
  expect(formFieldOf('fees.1.name', charged)).toBe('fee.2.name');
  expect(formFieldOf('delivery.name', charged)).toBe('delivery.name');
});

test('a comma before the cents makes no amount a hundredfold', () => {
  const { lines, fees, taxPercent } = offerInput({
    ...{ ...values, taxPercent: '15,5', 'line.0.unitPrice': '432,60' },
    ...{ 'line.0.quantity': '1 000', 'line.2.unitPrice': '0,8652', 'fee.0.amount': '1 450,00' },
  });
  expect(lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    [1000, '432.60'],
    [4, '0.8652'],
  ]);
  expect([fees[0]?.amount, taxPercent]).toEqual(['1450.00', '15.5']);
});

test('what was not filled in, or cannot be read, is for the gateway to refuse: nothing is given away', () => {
  const { lines, fees, delivery, ...offer } = offerInput({
    ...{ ...values, 'line.0.unitPrice': '', 'line.2.unitPrice': '1e3', 'line.2.quantity': '2,5', 'fee.0.amount': '' },
    ...{ 'line.0.labelsPerUnit': 'some', 'delivery.name': 'Courier', 'delivery.amount': 'R 5' },
    ...{ taxPercent: 'none', leadTimeDays: 'a week', validDays: 'a month' },
  });
  expect(lines).toMatchObject([
    { unitPrice: '-1', labelsPerUnit: 0 },
    { unitPrice: '-1', quantity: 0, labelsPerUnit: null },
  ]);
  expect([fees[0]?.amount, delivery?.amount, offer.taxPercent]).toEqual(['-1', '-1', '-1']);
  expect([offer.leadTimeDays, offer.validDays]).toEqual([0, 0]);
});

test('a revised offer keeps its goods where the shop does not answer, and none that it sells no more', () => {
  const offer = exampleOffer({ lines: [{ ...exampleOffer().lines[0]!, productId: '7', variationId: '71' }] });
  const line = {
    ...{ __typename: 'OfferDraftLine' as const, productId: null, variationId: null, name: 'Red', description: null },
    ...{ quantity: 10, unit: null, labelsPerUnit: null, unitPrice: null, breaks: [] },
    ...{ lastOffered: null, lastOfferedAt: null },
  };
  const draft = {
    ...{ __typename: 'OfferDraft' as const, lines: [line], fees: [], delivery: null, country: 'ZA', state: null },
    ...{
      countriesByState: [],
      taxPercent: '15',
      leadTimeDays: 6,
      validDays: 14,
      terms: null,
      currency: 'ZAR',
      decimals: 2,
    },
  };
  const asked = (begun: typeof draft | null) => offerInput(offerValues({ offer, draft: begun })).lines;
  expect(asked(null)).toMatchObject([{ productId: '7', variationId: '71' }]);
  expect(asked(draft)).toMatchObject([{ productId: null, variationId: null }]);
});
