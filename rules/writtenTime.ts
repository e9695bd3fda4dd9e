import { calendarTexts } from './texts/calendar.ts';

/** 'Monday 23 November at 09:00' of '2026-11-23T09:00:00+02:00': by its own wall clock, as everyone reads it. */
export function writtenTime(moment: string): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00Z`);
  const { weekdays, months } = calendarTexts;
  const day = `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
  return `${day} at ${moment.slice(11, 16)}`;
}
