import { expect, it } from 'vitest';
import { fc } from '../test/property.ts';
import { publicHolidays } from './publicHolidays.ts';

// As the government publishes them (gov.za), month and day.
const published: Record<number, string> = {
  2024: '01-01 03-21 03-29 04-01 04-27 05-01 05-29 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
  2025: '01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
  2026: '01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26',
  2027: '01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27',
  2028: '01-01 03-21 04-14 04-17 04-27 05-01 06-16 08-09 09-24 09-25 12-16 12-25 12-26',
  2029: '01-01 03-21 03-30 04-02 04-27 05-01 06-16 08-09 09-24 12-16 12-17 12-25 12-26',
  2030: '01-01 03-21 04-19 04-22 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26',
};

it.each(Object.entries(published))('knows the public holidays of %s', (year, days) => {
  expect([...publicHolidays(Number(year))]).toEqual(days.split(' ').map(day => `${year}-${day}`));
});

it('has Easter between 22 March and 25 April, and a Monday after each holiday on a Sunday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1995, max: 2400 }), year => {
      const days = [...publicHolidays(year)];
      const weekday = (day: string) => new Date(day).getUTCDay();
      const goodFriday = days.find(day => weekday(day) === 5 && days.includes(after(day, 3)));
      expect(goodFriday).toBeDefined();
      expect(after(goodFriday!, 2) >= `${year}-03-22` && after(goodFriday!, 2) <= `${year}-04-25`).toBe(true);
      for (const day of days) if (weekday(day) === 0) expect(days).toContain(after(day, 1));
    }),
  );
});

function after(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
