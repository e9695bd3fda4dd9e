/** What the shell is told, as sysexits.h has it. */
export const EXIT = { done: 0, failed: 1, usage: 64, overtaken: 75, configuration: 78 } as const;

/** A command that was not understood; its message says how to write it. */
export class UsageError extends Error {}

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** What the file system says, of a full disk say, names the file. */
export const isOfFiles = (error: unknown): boolean => Boolean((error as NodeJS.ErrnoException).syscall);

/** Says why nothing was done; returns what the shell is told. */
export function failed(text: string): number {
  say(text);
  return EXIT.failed;
}

/** A moment to the minute. */
export const minuteOf = (at: number | null): string | null =>
  at === null ? null : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** A time of an answer to the minute, whatever zone it is told in, for people. */
export const shortTime = (time: string | null): string => minuteOf(time ? Date.parse(time) : null) ?? '-';

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
