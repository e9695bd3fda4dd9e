import type { Context } from '../../context/context.ts';
import type { QueryOrdersArgs } from '../../gql/types.ts';
import { idOf } from '../arguments.ts';
import { given, includeOf, listRecords } from '../record.ts';

const ORDER_BY = { DATE: 'date', MODIFIED: 'modified', ID: 'id' } as const;

/** A moment as the service compares it when told that dates are GMT. */
const utc = (moment: string | null | undefined): string | null =>
  moment ? new Date(moment).toISOString().slice(0, 19) : null;

/** An id that can be none is nobody's. */
const only = (id: string | null | undefined): number | null => (id ? (idOf(id) ?? 0) : null);

export function listOrders({ filter, ...args }: Partial<QueryOrdersArgs>, { shop, scope }: Context) {
  const asked = {
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
    dates_are_gmt: 'true',
  };
  return listRecords(shop.orderRecords, asked, args, ORDER_BY, scope);
}
