import type { StoreFee, StoreOrder, StoreTotals } from '../../upstreams/store/wire.ts';

/** In the smallest unit. */
interface Units {
  readonly net: bigint;
  readonly tax: bigint;
}

const units = (net: string | null, tax: string | null): Units => ({ net: BigInt(net ?? 0), tax: BigInt(tax ?? 0) });
const add = (one: Units, other: Units): Units => ({ net: one.net + other.net, tax: one.tax + other.tax });
const NOTHING = units(null, null);

/** What is rounded beside lines and fees: the discount, what is paid for shipping, and the total. */
const ROUNDED_BESIDE = 3;

/**
 * The parts of an order as they are shown. The shop rounds each by itself and the total too: what is left by that is counted
 * with the goods, and with the greatest fee where there are none. What is more no part tells of, and it stays so.
 */
export function fitParts({ items, fees, totals }: StoreOrder): { fees: readonly StoreFee[]; totals: StoreTotals } {
  const off = units(totals.total_discount, totals.total_discount_tax);
  // Somebody has made the lines dearer by hand: they are counted as they are charged.
  const isRaised = off.net + off.tax < 0n;
  const discount = isRaised ? NOTHING : off;
  const goods = items
    .map(({ totals: line }) =>
      isRaised ? units(line.line_total, line.line_total_tax) : units(line.line_subtotal, line.line_subtotal_tax),
    )
    .reduce(add, NOTHING);
  const charged = fees.map(({ totals: { total, total_tax } }) => units(total, total_tax));
  const shipping = units(totals.total_shipping, totals.total_shipping_tax);
  const parts = [goods, shipping, ...charged].reduce(add, NOTHING);
  const most = BigInt(items.length + fees.length + ROUNDED_BESIDE);
  const rounded = (left: bigint) => (left > most || left < -most ? 0n : left);
  const tax = BigInt(totals.total_tax);
  const left = {
    net: rounded(BigInt(totals.total_price) - tax - parts.net + discount.net),
    tax: rounded(tax - parts.tax + discount.tax),
  };
  const greatest = items.length ? -1 : charged.findIndex(fee => charged.every(({ net }) => net <= fee.net));
  const fitted = charged.map((fee, at) => (at === greatest ? add(fee, left) : fee));
  return {
    fees: fees.map((fee, at) => ({ ...fee, totals: { ...fee.totals, ...asTotal('total', fitted[at]!) } })),
    totals: {
      ...totals,
      ...asTotal('total_items', items.length ? add(goods, left) : goods),
      ...asTotal('total_discount', discount),
      ...asTotal('total_fees', fitted.reduce(add, NOTHING)),
    },
  };
}

/** An amount and its tax by the store's names for them. */
const asTotal = <Name extends string>(name: Name, { net, tax }: Units) =>
  ({ [name]: String(net), [`${name}_tax`]: String(tax) }) as Record<Name | `${Name}_tax`, string>;
