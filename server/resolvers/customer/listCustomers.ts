import type { Context } from '../../context/context.ts';
import type { QueryCustomersArgs } from '../../gql/types.ts';
import { given, includeOf, listRecords } from '../record.ts';

const ORDER_BY = { ID: 'id', NAME: 'name', REGISTERED: 'registered_date' } as const;

export function listCustomers({ filter, ...args }: Partial<QueryCustomersArgs>, { shop, scope }: Context) {
  const asked = {
    ...given({ search: filter?.search?.trim(), email: filter?.email?.trim(), role: filter?.role }),
    ...includeOf(filter?.ids),
  };
  return listRecords(shop.customers, asked, args, ORDER_BY, scope);
}
