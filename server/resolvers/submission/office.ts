import { Temporal } from 'temporal-polyfill';
import { answerBy, type Office } from '../../../rules/dates/officeHours.ts';
import type { Context } from '../../context/context.ts';
import { timeZoneOf } from '../../upstreams/content/timeZone.ts';

/** By when an answer comes to what was received then (milliseconds since 1970), where that is later than promised. */
export async function promisedBy(receivedAt: number, context: Context): Promise<string | null> {
  return answerBy(receivedAt, await officeOf(context));
}

/** A moment of ours, in milliseconds since 1970, by the clock of the office: as its mails say it, so do its pages. */
export const officeTime = (at: number, context: Context): Promise<string> => clockTime(at, context, 'millisecond');

/** The same of what may not have come yet. */
export const officeTimeIfAny = (at: number | null, context: Context): Promise<string> | null =>
  at === null ? null : officeTime(at, context);

/** When something was read, by the same clock and to the second: beside the moments of the services, written as they are. */
export const siteTime = (at: number | Date, context: Context): Promise<string> =>
  clockTime(Number(at), context, 'second');

async function clockTime(at: number, context: Context, smallestUnit: 'millisecond' | 'second'): Promise<string> {
  const { timeZone } = await officeOf(context);
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit });
}

/** When the office is open. */
export async function officeOf({ content, config, scope }: Context): Promise<Office> {
  const root = await content.index.read(scope).catch(() => ({}));
  return { hours: config.site.hours, timeZone: timeZoneOf(root) };
}
