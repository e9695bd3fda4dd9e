import { expect, it } from 'vitest';
import { divideRounded, fromMinorUnits, toMinorUnits } from '../../../rules/money.ts';
import { fc } from '../../../rules/test/property.ts';
import { ask, requestContext } from '../ask.ts';
import { recording, row, rows, startRecorded } from '../recorded.ts';

// The shop rounds each part of an order by itself, and its total too: what is shown must come to the total all the same.

const service = startRecorded();
const stored = recording('store-order-card-pending').body as { items: object[]; totals: object; fees: object[] };
const [kept] = recording('wc-orders').body as { line_items: object[]; billing: { email: string } }[];

const TAXED = '{ net { amount } tax { amount } gross { amount } }';
const ORDER = `{ order(id: "403", key: "wc_order_key", email: "sipho@example.test") { fees { name amount ${TAXED} }
  totals { items ${TAXED} discount ${TAXED} shipping ${TAXED} fees ${TAXED} tax { amount } total { amount } }
  refunded { amount } remaining { amount } } }`;
const RECORD = `{ orders { items { fees { name total ${TAXED} } discount ${TAXED} shippingTotal ${TAXED} total { amount } } } }`;

/** Amounts without tax, in the ten-thousandth part of a coin. */
interface Parts {
  /** of each line: before its discount, and what is taken off */
  lines: [number, number][];
  fees: number[];
  shipping: number;
  percent: number;
  digits: number;
}
const FINE = 10_000;
const amount = fc.integer({ min: 0, max: 90_000_000 });
const parts: fc.Arbitrary<Parts> = fc.record({
  lines: fc.array(fc.tuple(amount, fc.integer({ min: -10_000, max: 100_000 })), { maxLength: 4 }),
  fees: fc.array(fc.integer({ min: -900_000, max: 9_000_000 }), { maxLength: 3 }),
  shipping: fc.oneof(fc.constant(0), amount),
  percent: fc.constantFrom(0, 5, 15, 19),
  digits: fc.constantFrom(0, 2, 3),
});
const CURRENCIES: Readonly<Record<number, string>> = { 0: 'JPY', 2: 'ZAR', 3: 'KWD' };

/** The same as the store counts it: every amount rounded by itself, tax at the subtotal. */
function asStored({ lines, fees, shipping, percent, digits }: Parts) {
  const net = (fine: number) => String(divideRounded(BigInt(fine), BigInt(FINE)));
  const tax = (fine: number) => String(divideRounded(BigInt(fine) * BigInt(percent), BigInt(100 * FINE)));
  const taxed = (name: string, fine: number) => ({ [name]: net(fine), [`${name}_tax`]: tax(fine) });
  const off = lines.reduce((all, [, less]) => all + less, 0);
  const goods = lines.reduce((all, [before]) => all + before, 0);
  const charged = fees.reduce((all, fee) => all + fee, 0);
  const all = goods - off + charged + shipping;
  const currency = { currency_code: CURRENCIES[digits], currency_minor_unit: digits };
  return row('store-order-card-pending', {
    items: lines.map(([before, less]) => ({
      ...stored.items[0],
      totals: { ...currency, ...taxed('line_subtotal', before), ...taxed('line_total', before - less) },
    })),
    fees: fees.map((fee, at) => ({ key: String(at), name: '', totals: { ...currency, ...taxed('total', fee) } })),
    totals: {
      ...stored.totals,
      ...currency,
      ...{ ...taxed('total_discount', off), ...taxed('total_shipping', shipping), ...taxed('total_fees', charged) },
      ...taxed('total_items', goods - off),
      total_tax: tax(all),
      total_price: String(divideRounded(BigInt(all) * BigInt(100 + percent), BigInt(100 * FINE))),
    },
  });
}

type Shown = Record<'net' | 'tax' | 'gross', { amount: string }>;
const minor = ({ amount }: { amount: string }, digits: number) => toMinorUnits(amount, digits);

it('shows of an order parts that come to its total, whatever was rounded', async () => {
  const gateway = service.gateway();
  await fc.assert(
    fc.asyncProperty(
      parts.filter(({ lines, fees }) => lines.length + fees.length > 0),
      async some => {
        service.on(/^\/wc\/store\/v1\/order\/403/, { body: asStored(some) });
        service.on(/^\/wc\/v3\/orders\/403/, { body: row('wc-order-card-paid', { refunds: [] }) });
        const { data, errors } = await ask(gateway, ORDER);
        expect(errors).toEqual([]);
        const { fees, totals } = data.order as { fees: { name: string; amount: Shown }[]; totals: never };
        const { items, discount, shipping, total, tax } = totals as Record<string, Shown & { amount: string }>;
        const come = (part: keyof Shown) =>
          [items!, shipping!, ...fees.map(fee => fee.amount)].reduce(
            (all, one) => all + minor(one[part], some.digits),
            -minor(discount![part], some.digits),
          );
        expect([come('gross'), come('tax')]).toEqual([minor(total!, some.digits), minor(tax!, some.digits)]);
        // Less than nothing is taken off nowhere, and nothing is charged for that has no name.
        expect(minor(discount!.gross, some.digits)).toBeGreaterThanOrEqual(0n);
        expect(fees.map(({ name }) => name)).toEqual(some.fees.map(() => 'Fee'));
      },
    ),
    { numRuns: 60 },
  );
});

it('shows of an order in lists fees that come to its total where it has nothing else', async () => {
  const fee = (name: string, total: string, total_tax: string) => ({ id: 1, name, total, total_tax });
  const fees = [fee('Seals', '1.11', '0.1665'), fee('Rolls', '1.11', '0.1665'), fee('', '1.11', '0.1665')];
  const sums = { discount_total: '0.00', discount_tax: '0.00', shipping_total: '0.00', shipping_tax: '0.00' };
  const made = { ...kept, ...sums, line_items: [], fee_lines: fees, total: '3.83', total_tax: '0.50', refunds: [] };
  service.on(/^\/wc\/v3\/orders\?/, rows(made as never));
  const { data, errors } = await ask(service.gateway(), RECORD, {}, { ...requestContext(), operator: true });
  expect(errors).toEqual([]);
  const [record] = data.orders.items as { fees: { name: string; total: Shown }[]; total: { amount: string } }[];
  const come = record!.fees.reduce((all, one) => all + minor(one.total.gross, 2), 0n);
  expect(fromMinorUnits(String(come), 2)).toBe(record!.total.amount);
  expect(record!.fees.map(({ name }) => name)).toEqual(['Seals', 'Rolls', 'Fee']);
});

it('takes nothing off an order in lists whose lines somebody made dearer by hand', async () => {
  const dearer = { ...kept, discount_total: '-5.00', discount_tax: '-0.75' };
  service.on(/^\/wc\/v3\/orders\?/, rows(dearer as never));
  const { data } = await ask(service.gateway(), RECORD, {}, { ...requestContext(), operator: true });
  expect(data.orders.items[0].discount.gross).toEqual({ amount: '0.00' });
});

it.each([
  ['in part', ['-100.00', '-6.57'], '106.57', '50.00'],
  ['wholly', ['-156.57'], '156.57', '0.00'],
])('shows of an order that was paid back %s what is left', async (_, refunds, refunded, remaining) => {
  service.on(/^\/wc\/store\/v1\/order\/403/, { body: row('store-order-card-pending', { status: 'completed' }) });
  const paidBack = refunds.map((total, id) => ({ id, reason: '', total }));
  service.on(/^\/wc\/v3\/orders\/403/, { body: row('wc-order-card-paid', { refunds: paidBack }) });
  const { data } = await ask(service.gateway(), ORDER);
  expect(data.order).toMatchObject({ refunded: { amount: refunded }, remaining: { amount: remaining } });
});
