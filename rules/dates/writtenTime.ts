import { Temporal } from 'temporal-polyfill';
import { calendarTexts } from '../texts/calendar.ts';

/** 'Monday 23 November at 09:00' of '2026-11-23T09:00:00+02:00': by its own wall clock, as everyone reads it. */
export function writtenTime(moment: string): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00Z`);
  const { weekdays, months } = calendarTexts;
  const day = `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return `${day} at ${moment.slice(11, 16)}`;
}

/** 'Thursday 3 December at 17:00' of milliseconds since 1970, as the clocks in this zone show it. */
export const writtenMoment = (at: number, timeZone: string): string =>
  writtenTime(
    Temporal.Instant.fromEpochMilliseconds(at)
      .toZonedDateTimeISO(timeZone)
      .toString({ timeZoneName: 'never', smallestUnit: 'second' }),
  );
