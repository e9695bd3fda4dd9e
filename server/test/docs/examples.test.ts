import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { startEmbedded } from '../embedded.ts';

const run = promisify(execFile);
const examples = path.join(import.meta.dirname, '../../../examples');
const service = startEmbedded();
let port: number;

beforeAll(async () => {
  const site = await serveSite(service.gateway);
  port = site.port;
  return site.close;
});

const there = (command: string) => spawnSync(command, ['--version']).status === 0;

it.skipIf(!there('curl')).each([['sh', 'curl/ask.sh']])('%s %s says what it asked for', async (command, file) => {
  const { stdout } = await run(command, [path.join(examples, file), `http://localhost:${port}`]);
  expect(stdout).toContain('"totalItems":');
  expect(stdout).toMatch(/"estimateQuote":\{"total":\{"amount":"\d+\.\d\d","currency":"ZAR"\},"complete":true/);
  expect(stdout).not.toContain('"errors"');
});

it.skipIf(!there('python3'))('the one in Python says what it asked for', async () => {
  const { stdout, stderr } = await run('python3', [path.join(examples, 'python/ask.py'), `http://localhost:${port}`]);
  expect(stdout).toMatch(/^estimate: ZAR \d+\.\d\d$/m);
  expect(stderr).toBe('');
});
