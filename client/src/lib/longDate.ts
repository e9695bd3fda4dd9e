import { calendarTexts } from '../../../rules/texts/calendar.ts';

const JOHANNESBURG = 2 * 3_600_000;

/**
 * '12 March 2026'. A date with an offset (or none) reads by its own wall clock; one in UTC by Johannesburg's, which
 * has no summer time. No Intl and no local zone: server and browser print the same.
 */
export function longDate(date: string): string {
  const [year, month, day] = wallClock(date).slice(0, 10).split('-').map(Number);
  return `${day} ${calendarTexts.months[(month ?? 1) - 1]} ${year}`;
}

/** '12 March 2026, 08:30', by the same clock. */
export const longMoment = (date: string): string => `${longDate(date)}, ${wallClock(date).slice(11, 16)}`;

const wallClock = (date: string): string =>
  date.endsWith('Z') ? new Date(Date.parse(date) + JOHANNESBURG).toISOString() : date;
