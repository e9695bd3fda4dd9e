import { DAY_MS } from './dayMs.ts';

/** Fixed by the Public Holidays Act 36 of 1994, Schedule 1, as month and day. */
const FIXED = ['01-01', '03-21', '04-27', '05-01', '06-16', '08-09', '09-24', '12-16', '12-25', '12-26'];

/** Days that the President declared besides; a new one is added here. */
const DECLARED = ['2024-05-29'];

const SUNDAY = 0;

/**
 * South Africa's public holidays of a year as YYYY-MM-DD: the fixed ones, Good Friday and Family Day, what was declared,
 * and the Monday after each that falls on a Sunday (section 2(1) of the Act).
 */
export function publicHolidays(year: number): ReadonlySet<string> {
  const easter = easterSunday(year);
  const days = [
    ...FIXED.map(day => Date.parse(`${year}-${day}`)),
    easter - 2 * DAY_MS,
    easter + DAY_MS,
    ...DECLARED.filter(day => day.startsWith(`${year}-`)).map(day => Date.parse(day)),
  ];
  const mondays = days.filter(day => new Date(day).getUTCDay() === SUNDAY).map(day => day + DAY_MS);
  return new Set([...days, ...mondays].sort((a, b) => a - b).map(day => new Date(day).toISOString().slice(0, 10)));
}

/** Midnight UTC of Easter Sunday, by the anonymous Gregorian computus. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const lunar = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - lunar - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * lunar + 22 * weekday) / 451);
  const day = lunar + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}
