import { readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

/** What vitest's JSON report counts. */
export function vitestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped };
}

/** What Playwright's JSON report counts; a test that passed only at a second try has failed. */
export function playwrightCounts(file: string): Counts {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** What the proofs of `bench/faults` count by themselves. */
export function proofCounts(file: string): Counts {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}
