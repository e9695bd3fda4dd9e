import { chownSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contact, quote, startHarness, temporaryFolder } from '../outbox/test/harness.ts';
import { runCommand } from '../test/command.ts';
import type { Result } from '../wordpress-check/doctor.ts';

const NOBODY = 65_534;

/** What the doctor says of a configuration, and what the shell is told. */
const runChecks = (settings: Record<string, string>, ...args: string[]) => runCommand('doctor', args, settings);

it('shows what waits, what was parked and what is held, with what to do about it', async () => {
  const { submissions, service, dataDir } = await startHarness();
  await submissions.submit({ ...quote, held: 'honeypot' });
  service.answer = () => ({ status: 503 });
  await submissions.submit(contact);
  const { out, code } = await runChecks({ DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(out).toMatch(/^success {2}Data folder .*MB free$/m);
  expect(out).toMatch(
    /^warning {2}Outbox +1 wait, the oldest since 2026-11-20T09:00:00\.000Z; 1 held as suspected spam; 0 delivered$/m,
  );
  expect(out).toMatch(
    /^ +Is the form route .* npm run submissions -- list --state held, then release or discard them\.$/m,
  );
  expect(out).not.toMatch(/sipho|lerato/i);
});

it.skipIf(process.getuid?.() !== 0)(
  'makes what is missing for the user whose folder it is, where root asks first',
  async () => {
    const [asked, opened] = [temporaryFolder(), temporaryFolder()];
    for (const folder of [asked, opened]) chownSync(folder, NOBODY, NOBODY);
    await runChecks({ DATA_DIR: join(asked, 'site', 'data') });
    expect(await runCommand('partners', ['add', 'Press', '--scopes', 'catalogue'], { DATA_DIR: opened })).toMatchObject(
      { code: 0 },
    );
    const made = [asked, opened].flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    );
    expect(made).toEqual(
      expect.arrayContaining([
        join(asked, 'site/data/artwork'),
        join(asked, 'site/data/submissions.sqlite'),
        join(opened, 'submissions.sqlite'),
      ]),
    );
    expect(made.filter(place => statSync(place).uid !== NOBODY)).toEqual([]);
  },
);

it('says how it is called, and what it does not understand', { tags: 'proof' }, async () => {
  const usage = expect.stringContaining('npm run doctor -- [--json] [--cart]');
  expect(await runChecks({}, '--help')).toMatchObject({ code: 0, out: usage });
  expect(await runChecks({}, '--crat')).toMatchObject({ code: 64, fault: usage });
});

it('finds what was left in the file when submissions moved to a PostgreSQL', { tags: 'proof' }, async () => {
  const { submissions, dataDir } = await startHarness();
  await submissions.submit({ ...quote, held: 'honeypot' });
  const { out, code } = await runChecks({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://a@127.0.0.1:1/x' });
  expect(code).toBe(1);
  expect(out).toMatch(/^error {4}Earlier file +1 submission is left in .*submissions\.sqlite$/m);
});

it('tells of a log that a start could not read to its end, until somebody has seen to it', async () => {
  const { dataDir } = await startHarness();
  const copy = join(dataDir, 'submissions.sqlite-wal-damaged-3-0123456789ab');
  writeFileSync(copy, '');
  const { out, code } = await runChecks({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(out).toMatch(/^error {4}Damaged log +3 frames of the log of submissions could not be read at a start/m);
  expect(out).toContain(`The log is kept as ${copy}`);
  rmSync(copy);
  expect((await runChecks({ DATA_DIR: dataDir })).code).toBe(0);
});

it('tells a shell what does not work, as JSON too', async () => {
  const dataDir = temporaryFolder();
  const { out, code } = await runChecks(
    { DATA_DIR: dataDir, DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/x', REDIS_URL: 'redis://a:hidden@127.0.0.1:1' },
    '--json',
  );
  expect(code).toBe(1);
  expect(out).not.toContain('hidden');
  const results = JSON.parse(out) as Result[];
  expect(results.find(({ id }) => id === 'database')).toMatchObject({
    status: 'error',
    detail: expect.stringContaining('unreachable'),
  });
  expect(results.find(({ id }) => id === 'redis')).toMatchObject({
    status: 'error',
    detail: 'REDIS_URL: ECONNREFUSED',
  });
});

it('tells every fault of a configuration with its mend, and looks at nothing else', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'a-file'), '');
  expect((await runChecks({ DATA_DIR: join(dataDir, 'a-file') })).code).toBe(78);
  const { out, code } = await runChecks({ DATA_DIR: dataDir, PORT: 'x', WORDPRESS_URL: 'shop.example' });
  expect(code).toBe(78);
  expect(out).toMatch(/^error {4}Configuration {2}PORT: not a whole number .*\n +Set it within/m);
  expect(out).toMatch(
    /^error {4}Configuration {2}WORDPRESS_URL: not a URL\n +Set it to the address of your WordPress/m,
  );
  expect(out.match(/^error/gm)).toHaveLength(2);
});
