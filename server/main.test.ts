import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');
const atTheEnd = 'data:text/javascript,process.on("exit", () => console.log(process.env.NODE_ENV))';

/** What the libraries of a start take it for; the start itself ends at its configuration. */
function modeOf(...args: string[]): string {
  const env = { PATH: process.env.PATH, PORT: 'none' };
  const ended = spawnSync(process.execPath, ['--import', atTheEnd, main, ...args], { env, encoding: 'utf8' });
  expect([ended.status, ended.stderr]).toEqual([78, expect.stringContaining('PORT')]);
  return ended.stdout.trim();
}

it('runs its libraries as they are for visitors, while developing as they are for developers', () => {
  expect(modeOf()).toBe('production');
  expect(modeOf('--dev')).toBe('development');
});
