import type { Result } from './doctor.ts';

/** A line for each result, its mend below it. */
export function asText(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .flatMap(({ status, name, detail, mend }) => [
      `${status.padEnd(7)}  ${name.padEnd(width)}  ${detail}`,
      ...(mend ? [`${' '.repeat(width + 11)}${mend}`] : []),
    ])
    .join('\n');
}
