import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSubmissions } from './submissions.ts';
import { startFormService } from './test/formService.ts';
import { temporaryFolder } from './test/harness.ts';

const ROUNDS = 10;
const program = fileURLToPath(new URL('test/acknowledge.ts', import.meta.url));

/** Lets a process acknowledge for a while, kills it at once after an acknowledgement, and returns all it gave. */
function acknowledgeAndDie(dataDir: string, url: string, count: number): Promise<string[]> {
  const child = spawn(process.execPath, [program, dataDir, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
    if (output.split('\n').length > count) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve(output.split('\n').filter(line => line.length === 13));
      else reject(new Error(`ended by ${signal} after ${output}`));
    });
  });
}

it('loses nothing it acknowledged when it is killed', { timeout: 60_000 }, async () => {
  const dataDir = temporaryFolder();
  const service = await startFormService();
  onTestFinished(() => service.close());
  service.answer = () => ({ status: Math.random() < 0.5 ? 503 : 200 });
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await acknowledgeAndDie(dataDir, service.url, 1 + round)));
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual((ROUNDS * (ROUNDS + 1)) / 2);

  service.answer = () => ({ status: 200 });
  const silent = () => {};
  const log = { info: silent, warn: silent, error: silent } as never;
  const submissions = createSubmissions({ dataDir, deliver: { service: service.deliver }, log });
  submissions.start();
  await vi.waitFor(async () => expect((await submissions.backlog()).pending).toBe(0), { timeout: 30_000 });
  await submissions.close();

  const delivered = new Set(service.received.map(({ body }) => body.reference));
  expect(acknowledged.filter(reference => !delivered.has(reference))).toEqual([]);
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'), { readOnly: true });
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
});
