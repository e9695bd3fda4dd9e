import { Temporal } from 'temporal-polyfill';
import { lateBefore } from '../../../rules/officeHours.ts';
import type { Context } from '../../context/context.ts';
import type { PageInfo, QueryQuoteRequestsArgs, QuoteQueue, Resolvers } from '../../gql/types.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { pageInfo, pageOf } from '../arguments.ts';
import { officeOf } from '../submission/submission.ts';

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

/** What the list says of all requests, whatever was asked of it. */
export const requestList: Pick<Resolvers, 'QuoteRequestList'> = {
  QuoteRequestList: {
    queues: async (_, __, context) => {
      const counts = await context.quotes.queues(lateBefore(Date.now(), await officeOf(context)));
      return Object.entries(counts).map(([queue, count]) => ({ queue: queue as QuoteQueue, count }));
    },
    answeredToday: async (_, __, context) => (await answersOfToday(context)).length,
    medianAnswerMinutes: async (_, __, context) => {
      const waits = (await answersOfToday(context)).toSorted((a, b) => a - b);
      return waits.length ? Math.round(waits[Math.floor((waits.length - 1) / 2)]! / 60_000) : null;
    },
  },
};

/** How long those waited who were sent an offer today, by the site's own clock, in milliseconds. */
async function answersOfToday(context: Context): Promise<number[]> {
  const { timeZone } = await officeOf(context);
  return context.quotes.answersSince(Temporal.Now.zonedDateTimeISO(timeZone).startOfDay().epochMilliseconds);
}
