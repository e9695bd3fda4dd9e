import { webAddress } from '../../../rules/linkAddress.ts';
import type { CustomerResolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import { metaOf } from '../record.ts';

export const Customer: CustomerResolvers = {
  createdAt: customer => moment(customer.date_created, customer.date_created_gmt),
  modifiedAt: customer => moment(customer.date_modified, customer.date_modified_gmt),
  firstName: customer => customer.first_name,
  lastName: customer => customer.last_name,
  billingAddress: customer => customer.billing,
  shippingAddress: customer => customer.shipping,
  payingCustomer: customer => customer.is_paying_customer,
  avatarUrl: customer => webAddress(customer.avatar_url),
  meta: customer => metaOf(customer.meta_data),
};
