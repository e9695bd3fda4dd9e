import { readFileSync } from 'node:fs';

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
  // What stands behind the program's name, which may hold blanks; in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return { residentMb: mb('VmRSS'), filesMb: mb('RssFile'), cpuS: (Number(fields[11]) + Number(fields[12])) / 100 };
}
