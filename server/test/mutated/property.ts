import fc from 'fast-check';
import { mutation } from './mutate.ts';
import { themes } from './themes.ts';
import { type Case, createTrial, type Outcome } from './trial.ts';

/** What became of all cases. */
export interface Tally extends Omit<Outcome, 'faults' | 'ms'> {
  cases: number;
  /** milliseconds of the slowest */
  slowest: number;
}

const spoiltCase: fc.Arbitrary<Case> = fc.record({
  theme: fc.constantFrom(...Object.keys(themes)),
  route: fc.nat(1_000),
  pick: fc.nat(1_000),
  mutations: fc.array(mutation, { minLength: 1, maxLength: 3 }),
});

/**
 * Asks a gateway for everything in front of services that answer recordings spoilt at random. Each answer must fit the
 * schema value by value, text must be text, and what cannot be answered must carry a code of the services.
 * @throws with the smallest case found for which that is not so
 */
export async function proveDecoders(numRuns: number, seed: number): Promise<Tally> {
  const tally: Tally = { cases: 0, whole: 0, coded: 0, values: 0, leftOut: 0, slowest: 0 };
  const trial = createTrial();
  const holds = async (spoilt: Case) => {
    const { faults, whole, coded, values, leftOut, ms } = await trial.judge(spoilt);
    tally.cases += 1;
    tally.whole += whole;
    tally.coded += coded;
    tally.values += values;
    tally.leftOut += leftOut;
    tally.slowest = Math.max(tally.slowest, ms);
    if (faults.length) throw new Error(faults.slice(0, 8).join('\n'));
  };
  try {
    await fc.assert(fc.asyncProperty(spoiltCase, holds), { numRuns, seed });
  } finally {
    await trial.close();
  }
  return tally;
}
