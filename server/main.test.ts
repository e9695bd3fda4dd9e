import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');

/** What an expression is at the end of a start, which is at its configuration. */
function atTheEnd(expression: string, args: string[] = [], given: Record<string, string> = {}): string {
  const said = `data:text/javascript,import v8 from 'node:v8';process.on('exit', () => console.log(${expression}))`;
  const env = { PATH: process.env.PATH, PORT: 'none', ...given };
  const ended = spawnSync(process.execPath, ['--import', said, main, ...args], { env, encoding: 'utf8' });
  expect([ended.status, ended.stderr]).toEqual([78, expect.stringContaining('PORT')]);
  return ended.stdout.trim();
}

const modeOf = (...args: string[]) => atTheEnd('process.env.NODE_ENV', args);

/** How far the heap may grow, in MB. */
const heapOf = (given: Record<string, string>, ...args: string[]) =>
  Number(atTheEnd('v8.getHeapStatistics().heap_size_limit / 2 ** 20', args, given));

it('runs its libraries as they are for visitors, while developing as they are for developers', {
  tags: 'proof',
}, () => {
  expect(modeOf()).toBe('production');
  expect(modeOf('--dev')).toBe('development');
});

it('sizes its heap by the memory that it is given, unless Node is told its size', { tags: 'proof' }, () => {
  expect(heapOf({ MEMORY_MB: '256' })).toBe(192);
  expect(heapOf({ MEMORY_MB: '1024' })).toBe(512);
  expect(heapOf({ MEMORY_MB: 'much' })).toBe(192);
  expect(heapOf({ MEMORY_MB: '1024', NODE_OPTIONS: '--max-heap-size=300' })).toBe(300);
});

it('looks through its heap less often, and moves less of what is new, where it is given more memory than the least', {
  tags: 'proof',
}, () => {
  const flags = (MEMORY_MB: string) => atTheEnd('process.execArgv.join(" ")', [], { MEMORY_MB });
  expect(flags('1024')).toContain('--heap-growing-percent=60');
  expect(flags('256')).toContain('--heap-growing-percent=40');
  expect(flags('1024')).toContain('--max-semi-space-size=16');
  expect(flags('256')).toContain('--max-semi-space-size=8');
});

it('lets the C library keep the blocks that compressing takes, in one pool, unless it is told otherwise', {
  tags: 'proof',
}, () => {
  const said = (name: string, given = {}) => Number(atTheEnd(`process.env.${name}`, [], given));
  expect(said('MALLOC_MMAP_THRESHOLD_')).toBeGreaterThan(1_100_000);
  expect(said('MALLOC_ARENA_MAX')).toBe(1);
  expect(said('MALLOC_ARENA_MAX', { MALLOC_ARENA_MAX: '3' })).toBe(3);
});

it('sizes the heap of each of several workers by its share, or by what each is given', () => {
  expect(heapOf({ MEMORY_MB: '1024', WORKERS: '2' })).toBe(512);
  expect(heapOf({ WORKERS: '4' })).toBe(192);
});

it('is one process from its start on, and tells each fault once', () => {
  const said = 'data:text/javascript,process.on("exit", () => console.log(process.pid))';
  const env = { PATH: process.env.PATH, MEMORY_MB: '12' };
  const { pid, status, stdout, stderr } = spawnSync(process.execPath, ['--import', said, main], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr.match(/MEMORY_MB/g)]).toEqual([78, ['MEMORY_MB']]);
  expect(stdout.trim()).toBe(String(pid));
});

it.each(['1', '2'])(
  'ends where it cannot listen, with the variable and the mend (%s workers)',
  { tags: 'proof' },
  WORKERS => {
    const dir = mkdtempSync(path.join(tmpdir(), 'listen-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    // An address of documents: no machine has it.
    const given = {
      HOST: '192.0.2.1',
      PUBLIC_URL: 'https://labels.example',
      WORDPRESS_URL: 'http://127.0.0.1:9',
      PORT: '0',
    };
    const env = { PATH: process.env.PATH, DATA_DIR: dir, WORKERS, ...given };
    const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8', timeout: 30_000 });
    expect([status, stderr]).toEqual([78, expect.stringMatching(/^HOST: .* Set it to /)]);
  },
);

it.each(['1', '2'])('ends in a line where the embedded service has no room for its data (%s workers)', WORKERS => {
  const dir = mkdtempSync(path.join(tmpdir(), 'embedded-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(path.join(dir, 'embedded'), 'in the place of the folder');
  const env = { PATH: process.env.PATH, DATA_DIR: dir, WORKERS, PORT: '0' };
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8', timeout: 30_000 });
  expect([status, stderr]).toEqual([74, expect.stringMatching(/^DATA_DIR: .* cannot be .*\n$/)]);
});

it('ends in a line where the index has no room', { tags: 'proof' }, () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'index-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dir,
    LOG_LEVEL: 'error',
    WORDPRESS_URL: 'http://127.0.0.1:9',
    WORKERS: '1',
    PORT: '0',
  };
  // What no file may grow beyond is a full disk to SQLite; the signal of it would end the process.
  const start = `trap '' XFSZ; ulimit -f 100; exec "$0" "$1"`;
  const { status, stderr } = spawnSync('sh', ['-c', start, process.execPath, main], {
    env,
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect([status, stderr]).toEqual([74, expect.stringMatching(/^DATA_DIR: .* cannot be used: .*\n$/)]);
});
