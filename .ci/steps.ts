import { type Counts, playwrightCounts, proofCounts, vitestCounts } from './counts.ts';

export const results = 'test-results';

export type Step = {
  title: string;
  /** A script of package.json and what is added to it. */
  script: string;
  args?: string[];
  /** The step's own tests; without a report the step counts as one. */
  report?: { file: string; count(file: string): Counts };
  /** Title of a step without whose success this one has nothing to test. */
  needs?: string;
  /** Mostly waits, or keeps one core busy: it runs beside the steps that follow, and says what it has to say once it is done. */
  beside?: boolean;
  /** Begins once nothing runs beside it any more. */
  alone?: boolean;
  /** Ended after so long, and told as a failure: a CI that waits for ever says of nothing how it went. */
  minutes: number;
};

const unit = `${results}/unit.json`;
const browser = `${results}/browser.json`;
const faults = `${results}/faults.json`;
const crowds = `${results}/crowds.json`;

export const steps: Step[] = [
  { title: 'Build', script: 'build', minutes: 10 },
  {
    title: 'Nothing is lost, whatever fails',
    script: 'test:faults',
    args: ['--no-crowds', `--report=${faults}`],
    report: { file: faults, count: proofCounts },
    needs: 'Build',
    beside: true,
    minutes: 30,
  },
  { title: 'Types', script: 'typecheck', minutes: 10 },
  { title: 'Lint', script: 'lint', minutes: 5 },
  { title: 'Nothing is unused', script: 'unused', minutes: 5 },
  { title: 'The tree is in order', script: 'structure', args: ['--check'], minutes: 5 },
  { title: 'Generated code is current', script: 'codegen', args: ['--check'], minutes: 5 },
  { title: 'The README adds a field, a collection and a screen', script: 'recipes', beside: true, minutes: 15 },
  {
    title: 'Unit and integration tests',
    script: 'test:unit',
    // What takes long and has others of its kind is left to the proof, here as in the browser.
    args: ['--tags-filter=!proof', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    report: { file: unit, count: vitestCounts },
    minutes: 40,
  },
  {
    title: 'Nothing is lost among several programs',
    script: 'test:faults',
    args: ['--crowds', `--report=${crowds}`],
    report: { file: crowds, count: proofCounts },
    needs: 'Build',
    alone: true,
    minutes: 10,
  },
  {
    // What others of their kind stand for is left to the proof: see e2e/full.ts.
    title: 'Browser tests',
    script: 'test:browser',
    args: ['--grep-invert=@proof'],
    report: { file: browser, count: playwrightCounts },
    needs: 'Build',
    alone: true,
    minutes: 40,
  },
];
