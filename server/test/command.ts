import { execFile } from 'node:child_process';
import path from 'node:path';

const commands = path.join(import.meta.dirname, '../commands');
/** Where a site keeps what Node compiled: a command starts in half the time. */
const NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/node');

/** What a command said, what it complained of, and what the shell is told. */
export interface Said {
  out: string;
  fault: string;
  code: number;
}

/** Runs a command of `server/commands` by its name, as a program of its own. `env` is its whole environment but for the path. */
export function runCommand(name: string, args: readonly string[], env: Record<string, string> = {}): Promise<Said> {
  return new Promise(resolve => {
    const options = { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...env }, maxBuffer: 4_000_000 };
    const child = execFile(process.execPath, [path.join(commands, `${name}.ts`), ...args], options, (_, out, fault) =>
      resolve({ out, fault, code: child.exitCode ?? -1 }),
    );
  });
}
