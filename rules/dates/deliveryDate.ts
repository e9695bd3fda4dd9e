import { calendarTexts } from '../texts/calendar.ts';
import { DAY_MS } from './dayMs.ts';
import { publicHolidays } from './publicHolidays.ts';

export interface DeliveryPromise {
  /** HH:MM by Johannesburg's clock */
  readonly orderBefore: string;
  readonly workingDays: number;
}

export interface Delivered {
  /** 'Wednesday 25 November' */
  day: string;
  /** 'Monday': the day until whose `orderBefore` that holds */
  orderBy: string;
}

/** Johannesburg has no summer time. */
const OFFSET_MS = 2 * 3_600_000;

/** When what is ordered now arrives: sent on the next working day that has not passed its hour, then so many more of them. */
export function deliveryDate(now: number, { orderBefore, workingDays }: DeliveryPromise): Delivered {
  const local = new Date(now + OFFSET_MS);
  const today = Math.floor(local.getTime() / DAY_MS) * DAY_MS;
  const late = local.toISOString().slice(11, 16) >= orderBefore;
  const sent = workingDay(late ? today + DAY_MS : today);
  let arrives = sent;
  for (let days = 0; days < workingDays; days += 1) arrives = workingDay(arrives + DAY_MS);
  return { day: dayText(arrives), orderBy: weekday(sent) };
}

/** This day, or the next one on which is worked; midnight UTC. */
function workingDay(day: number): number {
  const date = new Date(day);
  const weekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  const free = weekend || publicHolidays(date.getUTCFullYear()).has(date.toISOString().slice(0, 10));
  return free ? workingDay(day + DAY_MS) : day;
}

const weekday = (day: number): string => calendarTexts.weekdays[new Date(day).getUTCDay()] ?? '';
const dayText = (day: number): string =>
  `${weekday(day)} ${new Date(day).getUTCDate()} ${calendarTexts.months[new Date(day).getUTCMonth()]}`;
