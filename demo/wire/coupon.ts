import type { Coupon } from '../data/rows.ts';
import { allMethods, type Links, self } from '../rest/links.ts';
import type { Rest } from '../rest/rest.ts';
import { gmt } from './date.ts';
import { datesWire } from './product.ts';

const BASE = '/wc/v3/coupons';

/** The day the shop's coupons were written down. */
const WRITTEN = '2026-01-05T09:00:00';

export function couponWire(row: Coupon, rest: Rest) {
  const hours = rest.database.site.gmtOffset;
  const used = rest.database.all('orders').filter(order => order.coupons.some(each => each.coupon === row.id));
  return {
    id: row.id,
    code: row.code.toLowerCase(),
    amount: row.amount,
    status: 'publish',
    ...datesWire(WRITTEN, WRITTEN, hours),
    discount_type: row.type,
    description: '',
    date_expires: row.expires || null,
    date_expires_gmt: row.expires ? gmt(row.expires, hours) : null,
    usage_count: used.length,
    individual_use: false,
    product_ids: [],
    excluded_product_ids: [],
    usage_limit: null,
    usage_limit_per_user: null,
    limit_usage_to_x_items: null,
    free_shipping: row.freeShipping,
    product_categories: [],
    excluded_product_categories: [],
    exclude_sale_items: false,
    minimum_amount: row.minimum || '0.00',
    maximum_amount: '0.00',
    email_restrictions: [],
    used_by: used.map(order => order.billing.email),
    meta_data: [],
    _links: couponLinks(row, rest),
  };
}

export const couponLinks = (row: Coupon, rest: Rest): Links => ({
  self: self(rest.url(`${BASE}/${row.id}`), allMethods),
  collection: [{ href: rest.url(BASE) }],
});
