import { payAddress } from '../../checkout/addresses.ts';
import type { Order, OrderCoupon, OrderFee, OrderShipping } from '../../data/rows.ts';
import { allMethods, type Links, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { decimal, type Taxed, VAT_PERCENT } from '../../store/money.ts';
import { isTaxed, needsPayment, type OrderTotals, partId, totalsOf } from '../../store/order.ts';
import { gmt } from '../content/date.ts';
import { CURRENCY } from '../store/storeMoney.ts';
import { orderLineWire } from './orderLine.ts';
import { shown } from './orderMeta.ts';

const BASE = '/wc/v3/orders';

/** An order as wc/v3 answers it: decimal texts, lines without VAT. */
export function orderWire(order: Order, rest: Rest) {
  const totals = totalsOf(order);
  const hours = rest.database.site.gmtOffset;
  const utc = (date: string | null) => (date === null ? null : gmt(date, hours));
  const completed = order.status === 'completed' ? order.modified : null;
  return {
    id: order.id,
    parent_id: 0,
    status: order.status,
    currency: rest.database.site.currency,
    version: '10.9.4',
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
    tax_lines: isTaxed(order) && (order.lines.length > 0 || order.fees?.length) ? [taxLine(order, totals)] : [],
    shipping_lines: order.shippings.map(each => shippingLine(each, taxesIn(order))),
    fee_lines: (order.fees ?? []).map(each => feeLine(each, taxesIn(order))),
    coupon_lines: order.coupons.map(couponLine),
    refunds: [],
    payment_url: payAddress(order, rest),
    is_editable: order.status === 'pending' || order.status === 'on-hold',
    needs_payment: needsPayment(order),
    needs_processing: order.lines.some(line => line.product > 0),
    date_created_gmt: utc(order.date),
    date_modified_gmt: utc(order.modified),
    date_completed_gmt: utc(completed),
    date_paid_gmt: utc(order.paid),
    currency_symbol: CURRENCY.currency_symbol,
    _links: orderLinks(order, rest),
  };
}

const sums = ({ discount, shipping, items, fees, tax, total }: OrderTotals) => ({
  discount_total: decimal(discount.net),
  discount_tax: decimal(discount.tax),
  shipping_total: decimal(shipping.net),
  shipping_tax: decimal(shipping.tax),
  cart_tax: decimal(items.tax + fees.tax),
  total: decimal(total),
  total_tax: decimal(tax),
});

const taxLine = (order: Order, { items, fees, shipping }: OrderTotals) => ({
  id: partId(order.id, 99),
  rate_code: 'ZA-VAT-1',
  rate_id: 1,
  label: 'VAT',
  compound: false,
  tax_total: decimal(items.tax + fees.tax),
  shipping_tax_total: decimal(shipping.tax),
  rate_percent: VAT_PERCENT,
  meta_data: [],
});

/** By which rate a part is taxed; none where no tax is due. */
const taxesIn = (order: Order) => (cost: Taxed) =>
  isTaxed(order) ? [{ id: 1, total: decimal(cost.tax), subtotal: '' }] : [];
type Taxes = ReturnType<typeof taxesIn>;

const shippingLine = ({ id, title, method, instance, cost, contents }: OrderShipping, taxes: Taxes) => ({
  id,
  method_title: title,
  method_id: method,
  instance_id: instance,
  total: decimal(cost.net),
  total_tax: decimal(cost.tax),
  taxes: taxes(cost),
  tax_status: 'taxable',
  meta_data: contents ? [shown(id * 10, 'Items', contents)] : [],
});

const feeLine = ({ id, name, cost }: OrderFee, taxes: Taxes) => ({
  id,
  name,
  tax_class: '',
  tax_status: 'taxable',
  amount: '',
  total: decimal(cost.net),
  total_tax: decimal(cost.tax),
  taxes: taxes(cost),
  meta_data: [],
});

const couponLine = ({ id, coupon, code, type, amount, freeShipping, discount }: OrderCoupon) => ({
  id,
  code,
  ...discounts(discount),
  meta_data: [shown(id * 10, 'coupon_info', JSON.stringify([coupon, code, type, Number(amount)]))],
  discount_type: type,
  nominal_amount: Number(amount),
  free_shipping: freeShipping,
});

const discounts = ({ net, tax }: Taxed) => ({ discount: decimal(net), discount_tax: decimal(tax) });

export const orderLinks = (order: Order, rest: Rest): Links => ({
  self: self(rest.url(`${BASE}/${order.id}`), allMethods),
  collection: [{ href: rest.url(BASE) }],
  email_templates: [{ embeddable: true, href: rest.url(`${BASE}/${order.id}/actions/email_templates`) }],
  ...(order.customer ? { customer: [{ href: rest.url(`/wc/v3/customers/${order.customer}`) }] } : {}),
});
