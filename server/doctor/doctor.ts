import type { Config } from '../config.ts';

/** What one check found: `warn` works but wants looking after, `fail` does not work. */
export interface Finding {
  readonly status: 'good' | 'warn' | 'fail';
  /** What was looked at. */
  readonly check: string;
  readonly detail: string;
  /** How to mend it. */
  readonly mend?: string;
}

/** Looks at one thing, in one line where it is well. Never rejects: what goes wrong is a finding. */
export type Check = (config: Config) => Promise<readonly Finding[]>;

/** All findings, in the order of the checks. */
export async function examine(config: Config, checks: readonly Check[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const check of checks) found.push(...(await check(config)));
  return found;
}

/** A line for each finding, its mend below it. */
export function asText(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  return findings
    .flatMap(({ status, check, detail, mend }) => [
      `${status}  ${check.padEnd(width)}  ${detail}`,
      ...(mend ? [`${' '.repeat(width + 8)}${mend}`] : []),
    ])
    .join('\n');
}
