import { type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export type Started = {
  pid: number;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Rejects with its output if it ends before `ready` answers true, or if that takes longer than `timeout` ms. */
  until(ready: () => Promise<boolean>, timeout: number): Promise<void>;
  /** Ends it and what it started itself, and waits for that. */
  stop(): Promise<void>;
};

type Options = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Both streams go to a file: a full pipe never blocks the program, and it may outlive us. */
  logFile: string;
  /** Let it live on when this program ends. */
  keep?: boolean;
};

export function startProcess(name: string, command: string, args: string[], options: Options): Started {
  const { logFile, keep = false, ...spawnOptions } = options;
  const log = openSync(logFile, 'a');
  // A process group of its own, so that stopping it ends its workers and nobody else's.
  const child = spawn(command, args, { ...spawnOptions, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  let failure = '';
  child.on('error', error => {
    failure = error.message;
  });
  child.unref();
  const pid = child.pid ?? 0;
  if (!keep) ours.add(pid);
  child.on('exit', () => {
    if (!isAlive(pid)) ours.delete(pid);
  });

  const output = () => readFileSync(logFile, 'utf8') + failure;
  const until = async (ready: () => Promise<boolean>, timeout: number) => {
    const deadline = Date.now() + timeout;
    while (!(await ready())) {
      if (!isAlive(pid)) throw new Error(`${name} ended while starting:\n${lastLines(output())}`);
      if (Date.now() > deadline) throw new Error(`${name} is not ready after ${timeout} ms:\n${lastLines(output())}`);
      await sleep(50);
    }
  };
  return { pid, output, until, stop: () => stopGroup(pid) };
}

/** Asks the process group to end, insists after 20 s (ours has 15), and returns once it is gone. */
export async function stopGroup(pid: number): Promise<void> {
  signalGroup(pid, 'SIGTERM');
  const deadline = Date.now() + 20_000;
  while (isAlive(pid)) {
    if (Date.now() > deadline) signalGroup(pid, 'SIGKILL');
    await sleep(25);
  }
}

export function isAlive(pid: number): boolean {
  return pid > 0 && signalGroup(pid, 0);
}

/** True once the address answers with a good status. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  if (!pid) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

const ours = new Set<number>();
process.once('exit', () => {
  for (const pid of ours) signalGroup(pid, 'SIGKILL');
});

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-30).join('\n');
}
