/** SQLite's words for a file that may not be written or opened, a broken disk and a full one. */
const OF_SQLITE = [8, 10, 13, 14];

/** Whether the disk is at fault, and not this program: what went wrong is said by the message alone. */
export function isOfDisk(error: unknown): boolean {
  const { syscall, errcode = 0 } = error as { syscall?: string; errcode?: number };
  return syscall !== undefined || OF_SQLITE.includes(errcode & 0xff);
}
