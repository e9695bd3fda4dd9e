/** Whether tests that have a number of cases take all of them (`npm run proof`); `npm test` takes some of each kind. */
export const full = process.env.FULL === '1';
