import type { Customer } from '../../data/rows.ts';
import { allMethods, type Links, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { avatars } from '../content/avatar.ts';
import { datesWire } from './product.ts';

const BASE = '/wc/v3/customers';

export const customerWire = (row: Customer, rest: Rest) => ({
  id: row.id,
  ...datesWire(row.date, row.modified, rest.database.site.gmtOffset),
  email: row.email,
  first_name: row.firstName,
  last_name: row.lastName,
  role: 'customer',
  username: row.username,
  billing: row.billing,
  shipping: row.shipping,
  is_paying_customer: rest.database.all('orders').some(order => order.customer === row.id && order.paid !== null),
  avatar_url: avatars(row.email)['96'],
  meta_data: [],
  _links: customerLinks(row, rest),
});

export const customerLinks = (row: Customer, rest: Rest): Links => ({
  self: self(rest.url(`${BASE}/${row.id}`), allMethods),
  collection: [{ href: rest.url(BASE) }],
});
