import { expect, it } from 'vitest';
import { fc } from '../test/property.ts';
import { answerBy } from './officeHours.ts';
import { publicHolidays } from './publicHolidays.ts';

const office = { hours: 'Mon-Fri 09:00-18:00, Sat 10:00-16:00, Sun closed', timeZone: 'Africa/Johannesburg' };
const by = (local: string, more: Partial<typeof office> = {}) =>
  answerBy(Date.parse(`${local}+02:00`), { ...office, ...more });
const DAY_MS = 86_400_000;

it.each([
  ['a Monday morning', '2026-11-16T10:00', null],
  ['a Monday night: all of Tuesday lies within a day', '2026-11-16T22:00', null],
  ['a Friday night: Saturday is long enough', '2026-11-20T22:00', null],
  ['a Saturday with four hours left', '2026-11-21T12:00', null],
  ['a Saturday with less', '2026-11-21T12:01', '2026-11-23T09:00:00+02:00'],
  ['a Saturday after closing', '2026-11-21T16:30', '2026-11-23T09:00:00+02:00'],
  ['a Sunday before nine', '2026-11-22T08:59', '2026-11-23T09:00:00+02:00'],
  ['a Sunday at nine: the promise ends as the office opens', '2026-11-22T09:00', null],
  ['the Thursday evening before Good Friday', '2026-04-02T17:00', '2026-04-04T10:00:00+02:00'],
  ['Easter Saturday: Family Day is a Monday', '2026-04-04T15:00', '2026-04-07T09:00:00+02:00'],
  ["the Saturday before Women's Day on a Sunday", '2026-08-08T15:00', '2026-08-11T09:00:00+02:00'],
  ['Christmas Eve of 2026, before two holidays and a Sunday', '2026-12-24T17:00', '2026-12-28T09:00:00+02:00'],
  ["New Year's Eve", '2026-12-31T17:00', '2027-01-02T10:00:00+02:00'],
])('of %s', (_what, local, expected) => {
  expect(by(local)).toBe(expected);
});

it('goes by the hours and the zone it is given', () => {
  expect(by('2026-11-20T20:00', { hours: 'Mon-Fri 08:00-12:00, Mon-Fri 13:00-17:00' })).toBe(
    '2026-11-23T08:00:00+02:00',
  );
  // Over the end of a week, Friday and Saturday are left out.
  expect(by('2026-11-19T20:00', { hours: 'Sun-Thu 09:00-17:00' })).toBe('2026-11-22T09:00:00+02:00');
  expect(answerBy(Date.parse('2026-03-28T18:00:00Z'), { ...office, timeZone: 'Europe/Berlin' })).toBe(
    '2026-03-30T09:00:00+02:00',
  );
  expect(answerBy(Date.parse('2026-11-21T18:00:00Z'), { ...office, timeZone: '+05:30' })).toBe(
    '2026-11-23T09:00:00+05:30',
  );
});

it('promises nothing for an office that never opens or whose hours cannot be read', () => {
  expect(by('2026-11-21T16:30', { hours: 'Mon-Sun closed' })).toBeNull();
  expect(by('2026-11-21T16:30', { hours: 'by appointment' })).toBeNull();
});

const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) });

it('is always an opening of a working day, later than a day from now and within a week', () => {
  fc.assert(
    fc.property(moments, receivedAt => {
      const answer = answerBy(receivedAt, office);
      if (answer === null) return;
      const [date = '', time] = answer.split(/T|\+/);
      const weekday = new Date(date).getUTCDay();
      expect(Date.parse(answer)).toBeGreaterThan(receivedAt + DAY_MS);
      expect(Date.parse(answer)).toBeLessThan(receivedAt + 7 * DAY_MS);
      expect(weekday).not.toBe(0);
      expect(time).toBe(weekday === 6 ? '10:00:00' : '09:00:00');
      expect(publicHolidays(Number(date.slice(0, 4)))).not.toContain(date);
    }),
  );
});

it('is never earlier for who asks later', () => {
  const latest = (receivedAt: number) => Date.parse(answerBy(receivedAt, office) ?? '') || receivedAt + DAY_MS;
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 4 * DAY_MS }), (receivedAt, later) => {
      expect(latest(receivedAt + later)).toBeGreaterThanOrEqual(latest(receivedAt));
    }),
  );
});
