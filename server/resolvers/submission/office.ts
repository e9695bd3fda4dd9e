import { answerBy, type Office } from '../../../rules/dates/officeHours.ts';
import type { Context } from '../../context/context.ts';
import { timeZoneOf } from '../../upstreams/content/timeZone.ts';

/** By when an answer comes to what was received then (milliseconds since 1970), where that is later than promised. */
export async function promisedBy(receivedAt: number, context: Context): Promise<string | null> {
  return answerBy(receivedAt, await officeOf(context));
}

/** When the office is open. */
export async function officeOf({ content, config, scope }: Context): Promise<Office> {
  const root = await content.index.read(scope).catch(() => ({}));
  return { hours: config.site.hours, timeZone: timeZoneOf(root) };
}
