import '../../.ci/require-node.ts';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isAlive, stopGroup } from '../process.ts';
import { missingText, wordpressAvailable } from './packages.ts';
import { cacheDir } from './seed.ts';
import { startWordPress } from './wordpress.ts';

const dir = path.join(cacheDir(), 'up');
const stateFile = path.join(cacheDir(), 'up.json');

type State = { url: string; username: string; applicationPassword: string; pids: number[] };

async function up(port: number): Promise<void> {
  if (running()) return status();
  rmSync(dir, { recursive: true, force: true });
  const {
    stop: _stop,
    installPlugin: _install,
    logs: _logs,
    ...state
  } = await startWordPress({ dir, port, keep: true });
  writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 });
  status();
}

async function down(): Promise<void> {
  const state = running();
  for (const pid of state?.pids.toReversed() ?? []) await stopGroup(pid);
  rmSync(dir, { recursive: true, force: true });
  rmSync(stateFile, { force: true });
  console.log(state ? 'WordPress is stopped.' : 'WordPress was not running.');
}

function status(): void {
  const state = running();
  const { available, missing } = wordpressAvailable();
  if (state) {
    console.log(`CONTENT_URL=${state.url}/wp-json`);
    console.log(`WORDPRESS_USERNAME=${state.username}`);
    console.log(`WORDPRESS_APP_PASSWORD="${state.applicationPassword}"`);
  } else {
    console.log(available ? 'WordPress is not running: node e2e/wordpress/main.ts up' : missingText(missing));
    process.exitCode = 1;
  }
}

function running(): State | undefined {
  if (!existsSync(stateFile)) return undefined;
  const state: State = JSON.parse(readFileSync(stateFile, 'utf8'));
  return state.pids.every(isOurs) ? state : undefined;
}

/** A number may have gone to another program since: only one that works in our folder is ours. */
function isOurs(pid: number): boolean {
  return isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
const commands: Record<string, () => void | Promise<void>> = {
  up: () => up(Number(values.port ?? 4080)),
  down,
  status,
};
const command = commands[positionals[0] ?? ''];

if (command) {
  await command();
} else {
  console.error('Usage: node e2e/wordpress/main.ts up [--port 4080] | down | status');
  process.exitCode = 64;
}
