import { payAddress } from '../../checkout/addresses.ts';
import type { Order, OrderCoupon, OrderFee, OrderShipping } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { decimal, type Taxed, VAT_PERCENT } from '../../store/money.ts';
import { isTaxed, needsPayment, type OrderTotals, totalsOf } from '../../store/order.ts';
import { gmt } from '../content/date.ts';
import { orderLineWire } from './orderLine.ts';

/** An order as wc/v3 answers it: decimal texts, lines without VAT. */
export function orderWire(order: Order, rest: Rest) {
  const totals = totalsOf(order);
  const hours = rest.database.site.gmtOffset;
  const utc = (date: string | null) => (date === null ? null : gmt(date, hours));
  const completed = order.status === 'completed' ? order.modified : null;
  return {
    id: order.id,
    status: order.status,
    currency: rest.database.site.currency,
    prices_include_tax: true,
    date_created: order.date,
    date_modified: order.modified,
    ...sums(totals),
    customer_id: order.customer,
    order_key: order.key,
    billing: order.billing,
    shipping: order.shipping,
    payment_method: order.paymentMethod,
    payment_method_title: order.paymentTitle,
    transaction_id: order.transaction ?? '',
    customer_ip_address: '',
    customer_user_agent: '',
    created_via: order.createdVia,
    customer_note: order.note,
    date_completed: completed,
    date_paid: order.paid,
    cart_hash: order.cartHash,
    number: String(order.id),
    meta_data: order.meta,
    line_items: order.lines.map(line => orderLineWire(line, order, rest)),
    tax_lines: isTaxed(order) && (order.lines.length > 0 || order.fees?.length) ? [taxLine(totals)] : [],
    shipping_lines: order.shippings.map(shippingLine),
    fee_lines: (order.fees ?? []).map(feeLine),
    coupon_lines: order.coupons.map(couponLine),
    refunds: [],
    payment_url: payAddress(order, rest),
    needs_payment: needsPayment(order),
    date_created_gmt: utc(order.date),
    date_modified_gmt: utc(order.modified),
    date_completed_gmt: utc(completed),
    date_paid_gmt: utc(order.paid),
  };
}

const sums = ({ discount, shipping, tax, total }: OrderTotals) => ({
  discount_total: decimal(discount.net),
  discount_tax: decimal(discount.tax),
  shipping_total: decimal(shipping.net),
  shipping_tax: decimal(shipping.tax),
  total: decimal(total),
  total_tax: decimal(tax),
});

const taxLine = ({ items, fees, shipping }: OrderTotals) => ({
  rate_code: 'ZA-VAT-1',
  label: 'VAT',
  tax_total: decimal(items.tax + fees.tax),
  shipping_tax_total: decimal(shipping.tax),
  rate_percent: VAT_PERCENT,
});

const shippingLine = ({ title, method, cost }: OrderShipping) => ({
  method_title: title,
  method_id: method,
  ...charged(cost),
});

const feeLine = ({ name, cost }: OrderFee) => ({ name, ...charged(cost) });

const charged = ({ net, tax }: Taxed) => ({ total: decimal(net), total_tax: decimal(tax) });

const couponLine = ({ code, discount: { net, tax } }: OrderCoupon) => ({
  code,
  discount: decimal(net),
  discount_tax: decimal(tax),
});
