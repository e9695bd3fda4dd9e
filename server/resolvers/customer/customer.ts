import { validatePartialAddress } from '../../../rules/address/address.ts';
import { validateCustomer } from '../../../rules/forms/customer.ts';
import { webAddress } from '../../../rules/linkAddress.ts';
import { storeAddress } from '../../commerce/orders/orderAddress.ts';
import type { Context } from '../../context/context.ts';
import type {
  AddressInput,
  CreateCustomerInput,
  CustomerFilter,
  CustomerSort,
  FieldError,
  Resolvers,
} from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import { idOf, pageInfo, pageOf } from '../arguments.ts';
import { given, includeOf, invalid, metaOf, refusalOf, unlessRefused } from '../record.ts';

const ORDER_BY = { ID: 'id', NAME: 'name', REGISTERED: 'registered_date' } as const;

async function listCustomers(
  filter: CustomerFilter | null | undefined,
  sort: CustomerSort | null | undefined,
  args: { page?: number | null; perPage?: number | null },
  { shop, scope }: Context,
) {
  const asked = pageOf(args, 20);
  const query = {
    ...given({ search: filter?.search?.trim(), email: filter?.email?.trim(), role: filter?.role }),
    ...includeOf(filter?.ids),
    ...(sort ? { orderby: ORDER_BY[sort.field], order: sort.order.toLowerCase() } : {}),
    page: asked.page,
    per_page: asked.perPage,
  };
  const list = await shop.customers.list(scope, query).catch(unlessRefused);
  return { items: list.items, pageInfo: pageInfo(asked, list.totalItems, list.totalPages) };
}

/** What is given of an address as the shop takes it, and what is wrong with it. */
export function checkAddress(
  name: 'billing' | 'shipping',
  input: AddressInput | null | undefined,
): { address: Record<string, string> | null; errors: FieldError[] } {
  if (!input) return { address: null, errors: [] };
  const valid = validatePartialAddress(name === 'shipping' ? { ...input, email: null } : input);
  if (valid.ok) return { address: storeAddress(valid.values), errors: [] };
  const errors = Object.entries(valid.errors).map(([field, error]) => ({ field: `${name}.${field}`, ...error }));
  return { address: null, errors };
}

async function createCustomer(input: CreateCustomerInput, { shop, scope }: Context) {
  const valid = validateCustomer(input);
  const billing = checkAddress('billing', input.billing);
  const shipping = checkAddress('shipping', input.shipping);
  const own = valid.ok ? [] : Object.entries(valid.errors).map(([field, error]) => ({ field, ...error }));
  const errors = [...own, ...billing.errors, ...shipping.errors];
  if (!valid.ok || errors.length) return invalid(errors);
  const { email, firstName, lastName, username, password } = valid.values;
  const body = {
    ...given({ email, first_name: firstName, last_name: lastName, username, password }),
    ...(billing.address ? { billing: billing.address } : {}),
    ...(shipping.address ? { shipping: shipping.address } : {}),
  };
  try {
    return { __typename: 'Customer' as const, ...(await shop.customers.create(scope, body)) };
  } catch (error) {
    return refusalOf(error);
  }
}

export const customer: Resolvers = {
  Query: {
    customers: (_, { filter, sort, ...args }, context) => listCustomers(filter, sort, args, context),
    customer: (_, { id }, { shop, scope }) => {
      const number = idOf(id);
      return number === null ? null : shop.customers.byId(scope, number);
    },
  },
  Mutation: {
    createCustomer: (_, { input }, context) => createCustomer(input, context),
  },
  Customer: {
    id: customer => String(customer.id),
    createdAt: customer => moment(customer.date_created, customer.date_created_gmt),
    modifiedAt: customer => moment(customer.date_modified, customer.date_modified_gmt),
    firstName: customer => customer.first_name,
    lastName: customer => customer.last_name,
    billingAddress: customer => customer.billing,
    shippingAddress: customer => customer.shipping,
    payingCustomer: customer => customer.is_paying_customer ?? false,
    avatarUrl: customer => webAddress(customer.avatar_url ?? ''),
    meta: customer => metaOf(customer.meta_data),
  },
};
