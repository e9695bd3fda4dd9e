import { writeFileSync } from 'node:fs';
import { readOptions } from '../readOptions.ts';
import { proveFaults, type Result } from './faults.ts';

// The proofs with small numbers, for the tests. `npm run proof` makes them in full.
const values = readOptions({
  full: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  // Those with several programs at once, or those without; both unless said.
  crowds: { type: 'boolean' },
  report: { type: 'string' },
});

const results = await proveFaults(
  values.full,
  ({ title, crowd = false, inProof = false }) =>
    title.includes(values.only) &&
    (values.crowds ?? crowd) === crowd &&
    (!inProof || values.full || values.only !== ''),
  lines => console.log(lines.join('\n')),
);
const skipped = results.filter(({ proven }) => 'skipped' in proven).length;
const failures = results.filter(({ good }) => !good).map(failureOf);
const failed = failures.length;
const counts = { passed: results.length - failed - skipped, failed, skipped, failures };
if (values.report) writeFileSync(values.report, JSON.stringify(counts));
// Whatever a proof that broke off still waits for ends with us.
process.exit(failed > 0 ? 1 : 0);

/** With each figure that does not hold: where only the summary is read, the title alone says nothing. */
function failureOf({ title, proven }: Result): string {
  const wrong = 'skipped' in proven ? [] : proven.figures.filter(({ holds }) => holds === false);
  return [title, ...wrong.map(({ what, value }) => `    ${what}: ${value}`)].join('\n');
}
