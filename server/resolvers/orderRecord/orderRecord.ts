import { webAddress } from '../../../rules/linkAddress.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { OrderFilter, OrderSort, Resolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import type { OrderRecordItem as ShopOrderItem } from '../../upstreams/shop/orderRecord.ts';
import { idOf, pageInfo, pageOf } from '../arguments.ts';
import { productSetFor } from '../product/productSet.ts';
import { given, includeOf, metaOf, unlessRefused } from '../record.ts';
import { shopMoney, shopTaxed } from '../shopMoney.ts';
import { createOrder } from './createOrder.ts';
import { feesOf, orderSums } from './orderSums.ts';

/** A line knows the currency of its order. */
export interface RecordedItem extends ShopOrderItem {
  currency: string;
}

const ORDER_BY = { DATE: 'date', MODIFIED: 'modified', ID: 'id' } as const;

/** A moment as the service compares it when told that dates are GMT. */
const utc = (moment: string | null | undefined): string | null =>
  moment ? new Date(moment).toISOString().slice(0, 19) : null;

/** An id that can be none is nobody's. */
const only = (id: string | null | undefined): number | null => (id ? (idOf(id) ?? 0) : null);

async function listOrders(
  filter: OrderFilter | null | undefined,
  sort: OrderSort | null | undefined,
  args: { page?: number | null; perPage?: number | null },
  { shop, scope }: Context,
) {
  const asked = pageOf(args, 20);
  const query = {
    ...given({
      search: filter?.search?.trim(),
      status: filter?.status?.join(','),
      customer: only(filter?.customer),
      product: only(filter?.product),
      after: utc(filter?.after),
      before: utc(filter?.before),
      modified_after: utc(filter?.modifiedAfter),
      modified_before: utc(filter?.modifiedBefore),
    }),
    ...includeOf(filter?.ids),
    ...(sort ? { orderby: ORDER_BY[sort.field], order: sort.order.toLowerCase() } : {}),
    dates_are_gmt: 'true',
    page: asked.page,
    per_page: asked.perPage,
  };
  const list = await shop.orderRecords.list(scope, query).catch(unlessRefused);
  return { items: list.items, pageInfo: pageInfo(asked, list.totalItems, list.totalPages) };
}

export const orderRecord: Resolvers = {
  Query: {
    orders: (_, { filter, sort, ...args }, context) => listOrders(filter, sort, args, context),
    orderById: (_, { id }, { shop, scope }) => {
      const number = idOf(id);
      return number === null ? null : shop.orderRecords.byId(scope, number);
    },
  },
  Mutation: {
    createOrder: (_, { input }, context) => createOrder(input, context),
  },
  OrderRecord: {
    ...orderSums,
    id: order => String(order.id),
    key: order => order.order_key,
    createdAt: order => moment(order.date_created, order.date_created_gmt),
    modifiedAt: order => moment(order.date_modified, order.date_modified_gmt),
    paidAt: order => moment(order.date_paid, order.date_paid_gmt),
    completedAt: order => moment(order.date_completed, order.date_completed_gmt),
    customer: (order, _, { loaders }) => (order.customer_id ? loaders.customer.load(order.customer_id) : null),
    billingAddress: order => order.billing,
    shippingAddress: order => order.shipping,
    note: order => order.customer_note,
    ipAddress: order => order.customer_ip_address || null,
    userAgent: order => order.customer_user_agent || null,
    createdVia: order => order.created_via ?? '',
    payment: order =>
      order.payment_method
        ? {
            method: order.payment_method,
            title: order.payment_method_title || order.payment_method,
            transaction: order.transaction_id || null,
            url: webAddress(order.payment_url ?? ''),
          }
        : null,
    items: order => order.line_items.map(item => ({ ...item, currency: order.currency })),
    shipping: order =>
      order.shipping_lines.map(({ method_title, method_id, total, total_tax }) => ({
        name: method_title,
        method: method_id,
        total: shopTaxed(total, total_tax, order.currency),
      })),
    fees: order => feesOf(order).map(fee => ({ ...fee, method: null })),
    coupons: order =>
      order.coupon_lines.map(({ code, discount, discount_tax }) => ({
        code,
        discount: shopTaxed(discount, discount_tax, order.currency),
      })),
    taxes: order =>
      order.tax_lines.map(({ label, rate_code, rate_percent, tax_total, shipping_tax_total }) => ({
        label,
        code: rate_code,
        percent: rate_percent ?? null,
        items: shopMoney(tax_total, order.currency),
        shipping: shopMoney(shipping_tax_total, order.currency),
      })),
    refunds: order =>
      order.refunds.map(({ id, reason, total }) => ({
        id: String(id),
        reason: reason ?? '',
        total: shopMoney(total, order.currency),
      })),
    pricesIncludeTax: order => order.prices_include_tax,
    meta: order => metaOf(order.meta_data),
  },
  OrderRecordItem: {
    id: item => String(item.id),
    sku: item => item.sku || null,
    product: (item, _, { loaders }, info) =>
      item.product_id ? loaders.product.load({ id: item.product_id, set: productSetFor(selectedFields(info)) }) : null,
    variation: item => (item.variation_id ? String(item.variation_id) : null),
    options: item =>
      (item.meta_data ?? []).map(({ display_key, display_value }) => ({ name: display_key, value: display_value })),
    taxClass: item => item.tax_class,
    price: item => shopMoney(item.price, item.currency),
    subtotal: item => shopTaxed(item.subtotal, item.subtotal_tax, item.currency),
    total: item => shopTaxed(item.total, item.total_tax, item.currency),
  },
};
