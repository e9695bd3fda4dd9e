import { Temporal } from 'temporal-polyfill';
import { publicHolidays } from './publicHolidays.ts';

/** What a promise is kept by. */
export interface Office {
  /** e.g. 'Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed' */
  readonly hours: string;
  /** IANA name or offset */
  readonly timeZone: string;
}

/** From when to when the office is open, in milliseconds since 1970. */
interface Opening {
  readonly start: number;
  readonly end: number;
}

const HOUR_MS = 3_600_000;
const PROMISE_MS = 24 * HOUR_MS;
/** Office time it takes to answer: half a working day. */
const WORK_MS = 4 * HOUR_MS;
/** Longer than any run of closed days. */
const DAYS_AHEAD = 31;
const HOURS = /([a-z]+)(?:-([a-z]+))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)/g;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * By when an answer comes, where that is later than the 24 hours promised, with the office's own offset; else null.
 * The promise holds where the office is open for at least four of those hours, or at their end. Elsewhere the answer
 * comes by the first opening after them. Public holidays are closed.
 */
export function answerBy(receivedAt: number, { hours, timeZone }: Office): string | null {
  const promised = receivedAt + PROMISE_MS;
  const received = Temporal.Instant.fromEpochMilliseconds(receivedAt).toZonedDateTimeISO(timeZone);
  const openings = openingsFrom(received, hours);
  const work = openings.reduce((sum, opening) => sum + overlap(opening, receivedAt, promised), 0);
  const next = openings.find(({ end }) => end > promised);
  if (work >= WORK_MS || !next || next.start <= promised) return null;
  const opens = Temporal.Instant.fromEpochMilliseconds(next.start).toZonedDateTimeISO(timeZone);
  return opens.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** By when an answer to what was received then comes: after 24 hours, or later as `answerBy` has it. In milliseconds since 1970. */
export function promiseOf(receivedAt: number, office: Office): number {
  const later = answerBy(receivedAt, office);
  return later === null ? receivedAt + PROMISE_MS : Date.parse(later);
}

/** What was received before this moment should have been answered by now: the promise never shrinks as time goes on. */
export function lateBefore(now: number, office: Office): number {
  let [late, early] = [now - DAYS_AHEAD * 24 * HOUR_MS, now];
  while (early - late > 1_000) {
    const middle = Math.floor((late + early) / 2);
    if (promiseOf(middle, office) < now) late = middle;
    else early = middle;
  }
  return late;
}

/** The openings from a moment's own day on, in order. */
function openingsFrom(moment: Temporal.ZonedDateTime, hours: string): Opening[] {
  const week = readWeek(hours);
  const days = Array.from({ length: DAYS_AHEAD }, (_, days) => moment.toPlainDate().add({ days }));
  return days
    .filter(day => !publicHolidays(day.year).has(day.toString()))
    .flatMap(day => {
      const at = (plainTime: string) =>
        day.toZonedDateTime({ timeZone: moment.timeZoneId, plainTime }).epochMilliseconds;
      return (week[day.dayOfWeek - 1] ?? []).map(([opens, closes]) => ({ start: at(opens), end: at(closes) }));
    });
}

/** Opening and closing times by day, Monday first. */
function readWeek(hours: string): [string, string][][] {
  const week = WEEKDAYS.map((): [string, string][] => []);
  for (const [, first = '', last = first, opens = '', closes = ''] of hours.toLowerCase().matchAll(HOURS)) {
    const [from, to] = [first, last].map(day => WEEKDAYS.indexOf(day.slice(0, 3)));
    // Sun-Thu goes over the end of the week.
    const isMeant = (day: number) => (from! <= to! ? day >= from! && day <= to! : day >= from! || day <= to!);
    for (const [day, times] of week.entries()) if (isMeant(day)) times.push([opens, closes]);
  }
  return week.map(times => times.sort());
}

function overlap({ start, end }: Opening, from: number, to: number): number {
  return Math.max(0, Math.min(end, to) - Math.max(start, from));
}
