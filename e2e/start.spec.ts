import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../server/test/freePort.ts';
import { inProof } from './full.ts';
import { expect, hydrated, test } from './page.ts';
import { answers, startProcess } from './process.ts';
import { startSite } from './site.ts';
import { shareUploads } from './uploads.ts';

const run = promisify(execFile);
/** A start that ends by itself ends the wait: this is for a machine that is busy with something else. */
const LONGEST_MS = 120_000;

test(
  'a second start in the same folder ends at once, and touches nothing of the first',
  inProof,
  async ({ request }) => {
    const dir = await mkdtemp(path.join(tmpdir(), 'start-'));
    const first = await startSite({ env: { DATA_DIR: dir } });
    const { port } = new URL(first.url);
    const embeddedPort = () => readFile(path.join(dir, `embedded-port-${port}`), 'utf8');
    const before = await embeddedPort();
    const second = startProcess('the second start', process.execPath, ['server/main.ts'], {
      cwd: path.join(import.meta.dirname, '..'),
      env: { PATH: process.env.PATH, PORT: port, DATA_DIR: dir, WORKERS: '1' },
      logFile: path.join(dir, 'second.log'),
    });
    const ending = second.until(() => Promise.resolve(false), LONGEST_MS);
    await expect(ending).rejects.toThrow(`PORT: ${port} is taken. Set it to a free one`);
    expect(await embeddedPort()).toBe(before);
    expect((await request.get(`${first.url}/blog`)).status()).toBe(200);
    await second.stop();
    await first.stop();
    await rm(dir, { recursive: true, force: true });
  },
);

test('the site that npm starts ends with npm', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const port = String(await freePort());
  const started = startProcess('npm start', 'npm', ['start'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, HOME: dir, PORT: port, DATA_DIR: dir, WORKERS: '1' },
    logFile: path.join(dir, 'start.log'),
  });
  const answers = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await started.until(answers, LONGEST_MS);
  // To it alone, as a supervisor does, not to what it started.
  process.kill(started.pid, 'SIGTERM');
  await expect.poll(answers).toBe(false);
  await started.stop();
  await rm(dir, { recursive: true, force: true });
});

test('while developing, pages are drawn from the sources, and taken over by them', inProof, async ({ page }) => {
  test.setTimeout(2 * LONGEST_MS);
  const dir = await mkdtemp(path.join(tmpdir(), 'start-'));
  await shareUploads(path.join(dir, 'embedded'));
  const port = String(await freePort());
  const started = startProcess('npm run dev', 'npm', ['run', 'dev'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, HOME: dir, PORT: port, DATA_DIR: dir },
    logFile: path.join(dir, 'start.log'),
  });
  await started.until(() => answers(`http://localhost:${port}/healthz`), LONGEST_MS);
  expect((await page.goto(`http://localhost:${port}/blog`))?.status()).toBe(200);
  // A module comes by itself: there are some hundreds.
  await expect(() => hydrated(page)).toPass({ timeout: LONGEST_MS });
  await page.goto('about:blank');
  await started.stop();
  // One process serves, however many cores there are.
  expect(started.output()).toMatch(/\nOperator .+\nStarted in \d+ ms\n/);
  await rm(dir, { recursive: true, force: true });
});

test('a misspelt variable is named with its nearest, and nothing starts', async () => {
  const ended = await endOf(process.execPath, ['server/main.ts'], { WORDPRES_URL: 'http://localhost:1' });
  expect(ended).toContain('WORDPRES_URL: not known here. Did you mean WORDPRESS_URL? Rename it, or unset it');
  expect(ended).not.toContain('Site ');
});

test('started by hand with an older Node, one line says npm start', async () => {
  const old = await olderNode();
  test.skip(!old, 'there is no older Node on this machine');
  const ended = await endOf(old!, ['.'], {});
  expect(ended).toMatch(/This is Node \d+\.\d+\.\d+; the site brings its own\. Run: npm start\n$/);
});

test('an older Node is no warning to whoever installs: the project brings its own', async () => {
  const old = await olderNode();
  const bin = path.dirname(old ?? '');
  test.skip(!old || !existsSync(path.join(bin, 'npm')), 'there is no older Node with its npm on this machine');
  const root = path.join(import.meta.dirname, '..');
  const dir = await mkdtemp(path.join(tmpdir(), 'install-'));
  const { name, version, engines } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ name, version, engines }));
  await copyFile(path.join(root, '.npmrc'), path.join(dir, '.npmrc'));
  const env = { PATH: [bin, '/usr/bin', '/bin'].join(path.delimiter), HOME: dir };
  const { stdout, stderr } = await run('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: dir, env });
  expect(stdout).toContain('up to date');
  expect(stderr).not.toContain('EBADENGINE');
  await rm(dir, { recursive: true, force: true });
});

/** What a program writes that ends by itself. */
async function endOf(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const started = startProcess('it', command, args, {
    cwd: path.join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dir, ...env },
    logFile: path.join(dir, 'start.log'),
  });
  await expect(started.until(() => Promise.resolve(false), LONGEST_MS)).rejects.toThrow('it ended while starting');
  const output = started.output();
  await rm(dir, { recursive: true, force: true });
  return output;
}

/** A Node on the path that cannot read our files. */
async function olderNode(): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, 'node');
    const version = await run(file, ['-p', 'process.versions.node']).then(
      ({ stdout }) => stdout,
      () => '99',
    );
    if (Number.parseInt(version, 10) < 24) return file;
  }
  return undefined;
}
