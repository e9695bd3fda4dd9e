import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.join(import.meta.dirname, '../..');

/** Runs one of the operator's commands on a data folder; its exit code, or null where it was killed after `killMs`. */
export async function runCommand(
  name: 'backup' | 'restore' | 'submissions',
  args: readonly string[],
  { dataDir, killMs }: { dataDir: string; killMs?: number },
): Promise<number | null> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [`server/commands/${name}.ts`, ...args], { cwd: root, env, stdio: 'ignore' });
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
  if (killMs !== undefined) await Promise.race([ended, sleep(killMs).then(() => child.kill('SIGKILL'))]);
  return ended;
}
