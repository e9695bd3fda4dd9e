import { readdirSync, readFileSync } from 'node:fs';

/** What a process has taken so far, as Linux counts it. */
export interface Taken {
  residentMb: number;
  /** of that the files of Node and its libraries, which the system can drop and read again */
  filesMb: number;
  /** processor time of all its threads, its own and the system's for it; a hundredth of a second is the least */
  cpuS: number;
}

export function takenBy(pid: number): Taken {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { residentMb: mb('VmRSS'), filesMb: mb('RssFile'), cpuS: cpuMicroseconds(pid) / 1_000_000 };
}

/** Processor time of a process so far, in microseconds, as Linux counts it: in hundredths of a second. */
export function cpuMicroseconds(pid: number): number {
  // What stands behind the program's name, which may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** The same of the threads that a process has now, by the nanoseconds that each of them ran: for what takes little. */
export function threadNanoseconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const ran = (thread: string) => Number(readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return readdirSync(tasks).reduce((sum, thread) => sum + ran(thread), 0);
}
