import { expect, test } from '@playwright/test';
import { weighRoutes } from '../bench/weights.ts';

const FIRST_KB = 158;
const FURTHER_KB = 29;

test('no route needs more JavaScript than it may', () => {
  const { routes } = weighRoutes();
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ first }) => first > FIRST_KB)).toEqual([]);
  expect(routes.filter(({ further }) => further > FURTHER_KB)).toEqual([]);
});
