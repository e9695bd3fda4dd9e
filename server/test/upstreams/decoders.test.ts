import { afterAll, describe, expect, it } from 'vitest';
import { proveDecoders } from '../mutated/property.ts';
import { themes } from '../mutated/themes.ts';
import { createTrial } from '../mutated/trial.ts';

describe('what real services answered', () => {
  const trial = createTrial();
  afterAll(() => trial.close());

  it.each(Object.keys(themes))('is told whole about the %s', async theme => {
    const { faults, coded, leftOut, values } = await trial.judge({ theme, route: 0, pick: 0, mutations: [] });
    expect({ faults, coded, leftOut }).toEqual({ faults: [], coded: 0, leftOut: 0 });
    expect(values).toBeGreaterThan(80);
  });
});

it('is told by the schema, or refused with a code of the service, however it is spoilt', async () => {
  const tally = await proveDecoders(150, 1);
  expect(tally.cases).toBe(150);
  expect(tally.coded).toBeGreaterThan(0);
  expect(tally.leftOut).toBeGreaterThan(0);
  expect(tally.values / tally.cases).toBeGreaterThan(100);
});
