import { addAmounts, divideAmount, toMinorUnits } from '../../../rules/money.ts';
import type { OrderRecord, OrderRecordItem } from '../../upstreams/shop/orderRecord.ts';
import type { InCurrency, StoreCartItem, StoreOrder, StoreTotals } from '../../upstreams/store/wire.ts';

/** An order as the store shows one, of what the shop has of it: its lines without the addresses and pictures of their products. */
export function orderOfRecord(record: OrderRecord): StoreOrder {
  const currency = currencyOf(record);
  return {
    id: record.id,
    status: record.status,
    items: record.line_items.map(line => itemOf(line, record)),
    coupons: record.coupon_lines.map(({ code, discount, discount_tax }) => ({
      code,
      totals: {
        total_discount: minor(discount, currency),
        total_discount_tax: minor(discount_tax, currency),
        ...currency,
      },
    })),
    fees: record.fee_lines.map(({ name, total, total_tax }) => ({
      name,
      totals: { total: minor(total, currency), total_tax: minor(total_tax, currency), ...currency },
    })),
    totals: totalsOf(record),
    billing_address: record.billing,
    shipping_address: record.shipping,
    needs_payment: record.needs_payment,
  };
}

/** The shop writes amounts with as many decimals as it counts in. */
const currencyOf = ({ currency, total }: OrderRecord): InCurrency => ({
  currency_code: currency,
  currency_minor_unit: total.split('.')[1]?.length ?? 0,
});

const minor = (amount: string, { currency_minor_unit }: InCurrency): string =>
  String(toMinorUnits(amount, currency_minor_unit));

function itemOf(line: OrderRecordItem, record: OrderRecord): StoreCartItem {
  const currency = currencyOf(record);
  const { id, name, sku, quantity, subtotal, subtotal_tax, total, total_tax } = line;
  const shown = record.prices_include_tax ? addAmounts(subtotal, subtotal_tax) : subtotal;
  const each = minor(divideAmount(shown, Math.max(1, quantity), currency.currency_minor_unit), currency);
  return {
    key: record.order_key,
    ...{ id, name, sku, quantity },
    quantity_limits: { minimum: quantity, maximum: quantity, multiple_of: 1, editable: false },
    ...{ permalink: '', low_stock_remaining: null, show_backorder_badge: false, images: [] },
    // What begins with a line is the shop's own.
    variation: line.meta_data
      .filter(({ display_key }) => !display_key.startsWith('_'))
      .map(({ display_key, display_value }) => ({ attribute: display_key, value: display_value })),
    prices: { price: each, regular_price: each, ...currency },
    totals: {
      line_subtotal: minor(subtotal, currency),
      line_subtotal_tax: minor(subtotal_tax, currency),
      line_total: minor(total, currency),
      line_total_tax: minor(total_tax, currency),
      ...currency,
    },
  };
}

function totalsOf(record: OrderRecord): StoreTotals {
  const currency = currencyOf(record);
  const sum = <Row>(rows: readonly Row[], amount: (row: Row) => string) =>
    minor(
      rows.reduce((all, row) => addAmounts(all, amount(row)), '0'),
      currency,
    );
  return {
    total_items: sum(record.line_items, ({ total }) => total),
    total_items_tax: sum(record.line_items, ({ total_tax }) => total_tax),
    total_fees: sum(record.fee_lines, ({ total }) => total),
    total_fees_tax: sum(record.fee_lines, ({ total_tax }) => total_tax),
    total_discount: minor(record.discount_total, currency),
    total_discount_tax: minor(record.discount_tax, currency),
    total_shipping: minor(record.shipping_total, currency),
    total_shipping_tax: minor(record.shipping_tax, currency),
    total_price: minor(record.total, currency),
    total_tax: minor(record.total_tax, currency),
    tax_lines: record.tax_lines.map(({ label, rate_percent, tax_total, shipping_tax_total }) => ({
      name: label,
      rate: rate_percent ?? undefined,
      price: minor(addAmounts(tax_total, shipping_tax_total), currency),
    })),
    ...currency,
  };
}
