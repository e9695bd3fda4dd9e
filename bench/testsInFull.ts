import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, playwrightCounts, vitestCounts } from '../.ci/counts.ts';

/** A part of the tests, as it is run in full. */
interface Part {
  readonly title: string;
  readonly script: string;
  readonly args: (report: string) => readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly count: (file: string) => Counts;
}

const root = path.join(import.meta.dirname, '..');
const CASES = '3000';

const intoJson = (report: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];

const PARTS: readonly Part[] = [
  {
    title: 'Rules hold for whatever is made up',
    script: 'test:unit',
    args: report => [...intoJson(report), ...filesWith('test/property.ts')],
    env: { PROPERTY_RUNS: CASES },
    count: vitestCounts,
  },
  {
    title: 'What the tests leave out for want of time',
    script: 'test:unit',
    args: report => [...intoJson(report), '--tags-filter=proof', ...filesWith("tags: 'proof'")],
    env: {},
    count: vitestCounts,
  },
  {
    title: 'In the browser, every case',
    script: 'test:browser',
    args: () => [],
    env: { FULL: '1' },
    count: playwrightCounts,
  },
];

export const partTitles: readonly string[] = PARTS.map(({ title }) => title);

/** Runs the chosen parts one after the other; says each, in lines of Markdown, as it is done. True where nothing failed. */
export function proveTests(
  chosen: (title: string) => boolean,
  said: (title: string, lines: string[]) => void,
): boolean {
  const outcomes = PARTS.filter(({ title }) => chosen(title)).map(part => {
    const { counts, seconds, good } = runPart(part);
    const lines = [`${counts.passed} passed, ${counts.failed} failed, in ${seconds} s.`, ...counts.failures];
    said(part.title, lines);
    return good;
  });
  return outcomes.every(Boolean);
}

function runPart({ script, args, env, count }: Part) {
  const began = performance.now();
  // Playwright writes its report where its configuration says.
  const report = path.join(root, 'test-results', script === 'test:browser' ? 'browser.json' : 'proof.json');
  rmSync(report, { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args(report)], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return { counts: count(report), seconds: Math.round((performance.now() - began) / 1_000), good: status === 0 };
}

/** The files of tests in which some text stands. */
function filesWith(text: string): string[] {
  const listed = execFileSync('git', ['grep', '-l', text, '--', '*.test.ts'], { cwd: root });
  return listed.toString().trim().split('\n');
}
