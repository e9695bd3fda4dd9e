import { expect, it } from 'vitest';
import { addAmounts } from '../../../rules/money.ts';
import { fc } from '../../../rules/test/property.ts';
import { type OfferInput, type Taxation, workOut } from './workOut.ts';

const vat: Taxation = {
  ...{
    label: 'VAT',
    percent: '15.0000',
    delivery: { label: 'VAT', percent: '15.0000' },
    roundAtSubtotal: false,
    halfDown: true,
  },
};
const line = (quantity: number, unitPrice: string) => ({
  ...{ productId: null, variationId: null, name: 'Seal', description: '', unit: '', labelsPerUnit: null },
  ...{ quantity, unitPrice },
});
const offer = (more: Partial<OfferInput>): OfferInput => ({
  ...{ lines: [], fees: [], delivery: null, country: 'ZA', currency: 'ZAR', leadTimeDays: null },
  ...{ terms: '', note: '', proofs: [], ...more },
});

it.each([
  ['rounds the tax of each part, the middle down where prices include tax', vat, '0.02'],
  ['rounds the middle up where they do not', { ...vat, halfDown: false }, '0.04'],
  ['rounds the tax of all parts once where the shop does', { ...vat, roundAtSubtotal: true }, '0.03'],
] as const)('%s', (_, taxation, tax) => {
  const fees = [
    { name: 'a', net: '0.10' },
    { name: 'b', net: '0.10' },
  ];
  expect(workOut(offer({ fees }), taxation).totals).toMatchObject({ net: '0.20', tax });
});

it('rounds each of several rates by itself, as the shop does', () => {
  const both = { label: 'GST, PST', percent: '12', parts: ['5', '7'] };
  const taxation = { ...vat, ...both, delivery: both, halfDown: false };
  const fees = [{ name: 'a', net: '8431.10' }];
  // 421.555 and 590.177
  expect(workOut(offer({ fees }), taxation).totals).toMatchObject({ tax: '1011.74', total: '9442.84' });
  expect(workOut(offer({ fees }), { ...taxation, roundAtSubtotal: true }).totals).toMatchObject({ tax: '1011.73' });
});

it('rounds the middle of a sum up, as WooCommerce does also where prices include tax', () => {
  const atOnce = { ...vat, roundAtSubtotal: true };
  expect(workOut(offer({ fees: [{ name: 'a', net: '0.10' }] }), atOnce).totals).toMatchObject({ tax: '0.02' });
});

it('rounds a line once, however little a unit costs', () => {
  const { lines, totals } = workOut(offer({ lines: [line(5_000, '0.8653')] }), vat);
  expect([lines[0]!.net, lines[0]!.tax, totals.total]).toEqual(['4326.50', '648.97', '4975.47']);
});

it('charges no tax where none is due, and names none', () => {
  expect(
    workOut(offer({ lines: [line(3, '1.10')] }), { ...vat, percent: '0', delivery: { label: 'VAT', percent: '0' } }),
  ).toMatchObject({
    taxRate: null,
    totals: { net: '3.30', tax: '0.00', total: '3.30' },
  });
});

it('multiplies a price without decimals as one with them', () => {
  expect(workOut(offer({ lines: [line(12, '7'), line(3, '0.5')] }), vat).lines.map(({ net }) => net)).toEqual([
    '84.00',
    '1.50',
  ]);
});

it.each([
  ['15.0000', '15'],
  ['10', '10'],
  ['100', '100'],
  ['7.50', '7.5'],
])('names a rate of %s percent as %s', (percent, named) => {
  const taxation = { ...vat, percent, delivery: { label: 'VAT', percent } };
  const of = (more: Partial<OfferInput>) => workOut(offer(more), taxation).taxRate;
  expect(of({ lines: [line(1, '1.00')] })).toEqual({ label: 'VAT', percent: named });
  expect(of({ fees: [{ name: 'a', net: '1.00' }] })).toEqual({ label: 'VAT', percent: named });
});

it('names no rate where delivery has one of another name or height', () => {
  const named = (delivery: { label: string; percent: string }) =>
    workOut(offer({ lines: [line(1, '1.00')], delivery: { name: 'Courier', net: '5.00' } }), {
      ...vat,
      delivery,
    }).taxRate;
  expect(named(vat.delivery!)).toEqual({ label: 'VAT', percent: '15' });
  expect(named({ label: 'VAT', percent: '5' })).toBeNull();
  expect(named({ label: 'GST', percent: '15' })).toBeNull();
});

const amount = fc.integer({ min: 0, max: 9_999_999 }).map(cents => (cents / 100).toFixed(2));
const price = fc.integer({ min: 0, max: 99_999_999 }).map(fine => (fine / 10_000).toFixed(4));

it('adds up in every part, whatever is offered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), price), { minLength: 1, maxLength: 8 }),
      fc.array(amount, { maxLength: 5 }),
      fc.option(amount),
      fc.boolean(),
      fc.boolean(),
      (lines, fees, delivery, roundAtSubtotal, halfDown) => {
        const made = workOut(
          offer({
            lines: lines.map(([quantity, unitPrice]) => line(quantity, unitPrice)),
            fees: fees.map(net => ({ name: 'fee', net })),
            delivery: delivery === null ? null : { name: 'Courier', net: delivery },
          }),
          { ...vat, roundAtSubtotal, halfDown },
        );
        const { goods, fees: once, delivery: sent, net, tax, total } = made.totals;
        expect(addAmounts(addAmounts(goods, once), sent)).toBe(net);
        expect(addAmounts(net, tax)).toBe(total);
        const exact = Number(net) * 0.15;
        const parts = made.lines.length + made.fees.length + 1;
        expect(Math.abs(Number(tax) - exact)).toBeLessThan(0.005 * (roundAtSubtotal ? 1 : parts) + 0.000_1);
      },
    ),
  );
});
