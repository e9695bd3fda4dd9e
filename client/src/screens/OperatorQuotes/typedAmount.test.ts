import { expect, it } from 'vitest';
import { fc } from '../../../../rules/test/property.ts';
import { typedAmount } from './typedAmount.ts';

it.each([
  ['432.60', '432.60'],
  ['1,432.60', '1432.60'],
  ['1 432.60', '1432.60'],
  ['1234,50', '1234.50'],
  ['1\u00a0234,50', '1234.50'],
  ['1.234,50', '1234.50'],
  ['0,8652', '0.8652'],
  ['0,865', '0.865'],
  // As the site itself prints thousands.
  ['1,234', '1234'],
  ['1,234,567', '1234567'],
  ['12.', '12'],
  ['12,', '12'],
])('reads %j as %s', (typed, amount) => expect(typedAmount(typed)).toBe(amount));

it.each(['', ' ', '-5', '1e3', 'R 5', '1,23,456', '1.234.50', '1,234,50', '12,34.5'])(
  'takes no amount from %j',
  typed => expect(typedAmount(typed)).toBeNull(),
);

it('reads an amount of cents alike, however a country writes it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom('en-US', 'de-DE', 'fr-FR'),
      (cents, locale) => {
        const amount = (cents / 100).toFixed(2);
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        expect(typedAmount(format.format(amount as Intl.StringNumericLiteral))).toBe(amount);
      },
    ),
  );
});
