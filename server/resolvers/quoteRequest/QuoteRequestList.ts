import { Temporal } from 'temporal-polyfill';
import { lateBefore } from '../../../rules/dates/officeHours.ts';
import type { Context } from '../../context/context.ts';
import type { QuoteQueue, QuoteRequestListResolvers } from '../../gql/types.ts';
import { officeOf } from '../submission/office.ts';

export const QuoteRequestList: QuoteRequestListResolvers = {
  queues: async (_, __, context) => {
    const counts = await context.quotes.queues(lateBefore(Date.now(), await officeOf(context)));
    return Object.entries(counts).map(([queue, count]) => ({ queue: queue as QuoteQueue, count }));
  },
  answeredToday: async (_, __, context) => (await answersOfToday(context)).length,
  medianAnswerMinutes: async (_, __, context) => {
    const waits = (await answersOfToday(context)).toSorted((a, b) => a - b);
    return waits.length ? Math.round(waits[Math.floor((waits.length - 1) / 2)]! / 60_000) : null;
  },
};

/** How long those waited who were sent an offer today, by the site's own clock, in milliseconds. */
async function answersOfToday(context: Context): Promise<number[]> {
  const { timeZone } = await officeOf(context);
  return context.quotes.answersSince(Temporal.Now.zonedDateTimeISO(timeZone).startOfDay().epochMilliseconds);
}
