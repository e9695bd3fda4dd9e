/** Whether tests that have a number of cases take all of them (`npm run proof`); `npm test` takes some of each kind. */
export const full = process.env.FULL === '1';

/**
 * Of a test that `npm test` leaves to `npm run proof`: what it sees in a browser is seen there in another test of its
 * kind (another width, another screen, another way to fail), or held by the tests of the gateway and of the screen.
 */
export const inProof = { tag: '@proof' };

/** The same, but for the cases that stand for their kind. */
export const inProofBut = (stands: boolean): { tag?: string } => (stands ? {} : inProof);
