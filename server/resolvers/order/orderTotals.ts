import { addAmounts, toMinorUnits } from '../../../rules/money.ts';
import type { Context } from '../../context/context.ts';
import type { StoreOrder, StoreTotals } from '../../upstreams/store/wire.ts';
import { fitParts } from './fitParts.ts';
import { particulars } from './particulars.ts';

/**
 * The sums of an order. The store counts its items after coupons, where a cart's are counted before.
 * @param withTaxes whether the parts of the tax are asked for
 */
export async function orderTotals(order: StoreOrder, withTaxes: boolean, context: Context): Promise<StoreTotals> {
  const { totals } = fitParts(order);
  return withTaxes ? { ...totals, tax_lines: await taxLines(order, context) } : totals;
}

/** The store leaves the tax on shipping out: of one rate it is the rest, of several the shop knows the parts, and without them all is one. */
async function taxLines(order: StoreOrder, context: Context): Promise<StoreTotals['tax_lines']> {
  const { tax_lines: lines, total_tax, currency_minor_unit } = order.totals;
  const named = lines.reduce((all, { price }) => all + BigInt(price), 0n);
  if (!lines.length || named === BigInt(total_tax)) return lines;
  if (lines.length === 1) return lines.map(line => ({ ...line, price: total_tax }));
  const { tax_lines: parts = [] } = await particulars(order, context).catch(() => ({ tax_lines: [] }));
  if (parts.length < lines.length)
    return [{ name: lines.map(({ name }) => name).join(', '), rate: undefined, price: total_tax }];
  return parts.map(({ label, rate_percent, tax_total, shipping_tax_total }) => ({
    name: label,
    rate: rate_percent ?? undefined,
    price: String(toMinorUnits(addAmounts(tax_total, shipping_tax_total), currency_minor_unit)),
  }));
}
