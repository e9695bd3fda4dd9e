import { expect, it } from 'vitest';
import { compareOffers } from './compareOffers.ts';

const line = (at: number, name: string, unitPrice: string) => ({
  [`line.${at}.name`]: name,
  [`line.${at}.quantity`]: '10',
  [`line.${at}.unit`]: 'rolls',
  [`line.${at}.unitPrice`]: unitPrice,
});

it('puts the parts of two offers beside each other, the same amount written otherwise being the same', () => {
  const theirs = {
    ...line(0, 'Seal', '432.60'),
    'fee.0.name': 'Die',
    'fee.0.amount': '1450.00',
    leadTimeDays: '6',
    state: 'GP',
  };
  const yours = {
    ...{ ...line(0, 'Seal', '432.6'), ...line(1, 'Blue', '471'), 'fee.0.name': 'Die', 'fee.0.amount': '1,450' },
    ...{
      'delivery.name': 'Courier',
      'delivery.amount': '90',
      leadTimeDays: '8',
      'line.2.name': ' ',
      'fee.1.amount': '90',
    },
  };
  expect(compareOffers(theirs, yours)).toEqual([
    { label: 'Line 1', theirs: 'Seal, 10 rolls at 432.6', yours: 'Seal, 10 rolls at 432.6' },
    { label: 'Line 2', theirs: '', yours: 'Blue, 10 rolls at 471' },
    { label: 'Tooling, once', theirs: 'Die, 1450', yours: 'Die, 1450' },
    { label: 'Tooling, once', theirs: '', yours: '90' },
    { label: 'Delivery', theirs: '', yours: 'Courier, 90' },
    { label: 'Lead time, days', theirs: '6', yours: '8' },
  ]);
});
