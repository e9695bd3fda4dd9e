import fc from 'fast-check';

/** Cases of each property in full: other ones in every run. Without it they are the same ones, so that a red test is due to a change. */
const runs = Number(process.env.PROPERTY_RUNS ?? 0);
fc.configureGlobal(runs ? { numRuns: runs } : { seed: 20_261_123 });

export { fc };
