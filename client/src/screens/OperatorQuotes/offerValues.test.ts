import { expect, test } from 'vitest';
import { formFieldOf, offerInput, rowsIn } from './offerValues.ts';

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
  ...{ 'fee.0.name': 'Die', 'fee.0.amount': '1 450.00', 'delivery.name': '', 'delivery.amount': '5' },
  ...{ 'proof.p1': '1', artwork: 'a1 a2' },
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
