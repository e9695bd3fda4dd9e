import { execFileSync } from 'node:child_process';

/** Ties a process with all its threads, and what it starts from then on, to a core. Linux alone. */
export function pinned(pid: number, cores: number | string): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(cores), String(pid)], { stdio: 'ignore' });
}
