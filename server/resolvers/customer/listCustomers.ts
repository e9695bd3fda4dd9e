import type { Context } from '../../context/context.ts';
import type { CustomerFilter, CustomerSort } from '../../gql/types.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { given, includeOf, unlessRefused } from '../record.ts';

const ORDER_BY = { ID: 'id', NAME: 'name', REGISTERED: 'registered_date' } as const;

export async function listCustomers(
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
