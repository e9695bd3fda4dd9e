import { expect, it } from 'vitest';
import { deliveryDate } from './deliveryDate.ts';

const promise = { orderBefore: '14:00', workingDays: 2 };

it.each([
  ['before the hour', '2026-11-23T13:59:00+02:00', 'Wednesday 25 November', 'Monday'],
  ['after the hour', '2026-11-23T14:00:00+02:00', 'Thursday 26 November', 'Tuesday'],
  [
    'late in the evening, when it is another day elsewhere',
    '2026-11-23T23:30:00+02:00',
    'Thursday 26 November',
    'Tuesday',
  ],
  ['at the weekend', '2026-11-21T09:00:00+02:00', 'Wednesday 25 November', 'Monday'],
  ['before holidays', '2026-12-24T10:00:00+02:00', 'Tuesday 29 December', 'Thursday'],
])('%s', (_when, now, day, orderBy) => {
  expect(deliveryDate(Date.parse(now), promise)).toEqual({ day, orderBy });
});
