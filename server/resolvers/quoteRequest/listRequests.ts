import { lateBefore } from '../../../rules/dates/officeHours.ts';
import type { Context } from '../../context/context.ts';
import type { PageInfo, QueryQuoteRequestsArgs } from '../../gql/types.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { officeOf } from '../submission/office.ts';

export interface RequestPage {
  items: QuoteRequest[];
  pageInfo: PageInfo;
}

/** A page of everyone's requests, for the operator. */
export async function listRequests(
  { filter, sort, ...args }: Partial<QueryQuoteRequestsArgs>,
  context: Context,
): Promise<RequestPage> {
  const asked = pageOf(args, 20);
  const { items, totalItems } = await context.quotes.list(
    asked,
    {
      queue: filter?.queue ?? undefined,
      status: filter?.status ?? undefined,
      product: filter?.product ?? undefined,
      email: filter?.email ?? undefined,
      buyer: filter?.buyer ?? undefined,
      search: filter?.search ?? undefined,
      lateBefore: lateBefore(Date.now(), await officeOf(context)),
    },
    sort ?? undefined,
  );
  return { items, pageInfo: pageInfo(asked, totalItems) };
}
