import type { Customer } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { datesWire } from './product.ts';

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
  avatar_url: 'https://secure.gravatar.com/avatar/?s=96&d=mm&r=g',
  meta_data: [],
});
