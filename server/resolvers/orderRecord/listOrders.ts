import type { Context } from '../../context/context.ts';
import type { OrderFilter, OrderSort } from '../../gql/types.ts';
import { idOf, pageInfo, pageOf } from '../arguments.ts';
import { given, includeOf, unlessRefused } from '../record.ts';

const ORDER_BY = { DATE: 'date', MODIFIED: 'modified', ID: 'id' } as const;

/** A moment as the service compares it when told that dates are GMT. */
const utc = (moment: string | null | undefined): string | null =>
  moment ? new Date(moment).toISOString().slice(0, 19) : null;

/** An id that can be none is nobody's. */
const only = (id: string | null | undefined): number | null => (id ? (idOf(id) ?? 0) : null);

export async function listOrders(
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
