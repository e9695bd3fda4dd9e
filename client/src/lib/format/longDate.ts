import { calendarTexts } from '../../../../rules/texts/calendar.ts';

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

/** 'Thu 3 Dec 2026', by the same clock. */
export function shortDate(date: string): string {
  const day = wallClock(date).slice(0, 10);
  const [year, month, number] = day.split('-').map(Number);
  const weekday = calendarTexts.weekdays[new Date(`${day}T00:00Z`).getUTCDay()];
  return `${weekday?.slice(0, 3)} ${number} ${calendarTexts.months[(month ?? 1) - 1]?.slice(0, 3)} ${year}`;
}

/** 'Thu 3 Dec 2026, 17:00', by the same clock. */
export const shortMoment = (date: string): string => `${shortDate(date)}, ${wallClock(date).slice(11, 16)}`;
