import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../test/freePort.ts';

const main = path.join(import.meta.dirname, '../main.ts');
/**
 * Loaded before the program; says each package of OpenTelemetry that it loads but its API: what counts (prom-client)
 * brings that one, which by itself makes nothing.
 */
const listener = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    const [, name] = /node_modules.(@opentelemetry.(?!api.)[^\\/]+)/.exec(url) ?? [];
    if (name) process.stderr.write('loads ' + name + '\\n');
    return next(url, context);
  } });`)}`;

/** What the program loads of OpenTelemetry until it serves, or ends for want of a built client, which it looks for later. */
async function loadedBy(env: Record<string, string>): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'unset-'));
  const child = spawn(process.execPath, ['--import', listener, main], {
    env: { PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: dir, WORKERS: '1', ...env },
  });
  const ended = new Promise(resolve => child.once('exit', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(dir, { recursive: true, force: true });
  });
  let said = '';
  const serves = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        said += chunk;
        if (said.includes('/graphql')) resolve();
      });
  });
  await Promise.race([serves, ended]);
  return [...new Set([...said.matchAll(/^loads (\S+)$/gm)].map(([, name]) => name!))];
}

it('loads nothing of what makes traces where no collector is named', { tags: 'proof' }, async () => {
  expect(await loadedBy({})).toEqual([]);
  const collector = `http://127.0.0.1:${await freePort()}`;
  expect(await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toContain('@opentelemetry/sdk-trace');
});
