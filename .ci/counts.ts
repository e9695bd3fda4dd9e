import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a step's own report says: how many tests, and each that failed with the first lines of why. */
export type Counts = { passed: number; failed: number; skipped: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
type PlaywrightSpec = {
  title: string;
  file: string;
  ok: boolean;
  tests: {
    status: string;
    annotations: { type: string; description?: string }[];
    results: { errors: { message?: string }[] }[];
  }[];
};

/** What vitest's JSON report says. */
export function vitestCounts(file: string): Counts {
  const report: VitestReport = read(file);
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    // What broke the whole file, before any of its tests.
    ...(message ? [failure(name, 'the file itself', beginningOf(message))] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages.map(beginningOf).join('\n'))),
  ]);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures };
}

/** What Playwright's JSON report says; a test that passed only at a second try has failed. */
export function playwrightCounts(file: string): Counts {
  const { stats, suites } = read(file);
  const failures = specsOf(suites)
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(spec => failure(spec.file, spec.title, reasonOf(spec)));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures };
}

/** What the proofs of `bench/faults` count by themselves. */
export function proofCounts(file: string): Counts {
  return read(file);
}

export function sum(all: Counts[]): Counts {
  const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    total.failures.push(...counts.failures);
  }
  return total;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const specsOf = (suites: PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(suite => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** What the page showed comes first: the summary has room for little. */
const reasonOf = ({ tests }: PlaywrightSpec): string =>
  tests
    .flatMap(({ annotations, results }) => [
      ...annotations.flatMap(({ type, description = '' }) => (type === 'shown' ? [description] : [])),
      ...results.flatMap(({ errors }) => errors.map(({ message = '' }) => beginningOf(message))),
    ])
    .join('\n');

const LINES = 12;

const beginningOf = (message: string) => stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n');

/** One failed test in the words of a person, short enough to stand in a summary. */
function failure(file: string, title: string, reason: string): string {
  const lines = reason.split('\n').map(line => `    ${line}`);
  return [`${path.relative(process.cwd(), file)} > ${title}`, ...lines].join('\n');
}
