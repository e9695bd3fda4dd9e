/** What the shell is told, as sysexits.h has it. */
export const EXIT = { done: 0, failed: 1, usage: 64, overtaken: 75, configuration: 78 } as const;

/** A command that was not understood; its message says how to write it. */
export class UsageError extends Error {}

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Lines of equal columns. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
