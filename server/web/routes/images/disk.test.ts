import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDisk } from './disk.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'images-'));

describe('the folder of pictures', () => {
  it('holds so many bytes; what was asked for longest ago goes', async () => {
    const dir = path.join(dataDir, 'disk');
    const disk = openDisk(dir, 25_000);
    await disk.write('a', Buffer.alloc(10_000));
    await disk.write('b', Buffer.alloc(10_000));
    await disk.read('a');
    await disk.write('c', Buffer.alloc(10_000));
    expect(await disk.read('b')).toBeNull();
    expect((await disk.read('a'))?.length).toBe(10_000);
    await expect.poll(() => readdirSync(dir).toSorted()).toEqual(['a', 'c']);
    const size = await openDisk(dir, 15_000).size();
    expect([size >= 10_000, size < 15_000]).toEqual([true, true]);
  });

  it('has what another worker of the machine made since, and holds that too', async () => {
    const dir = path.join(dataDir, 'shared');
    const [one, other] = [openDisk(dir, 25_000), openDisk(dir, 25_000)];
    expect(await other.read('a')).toBeNull();
    await one.write('a', Buffer.alloc(10_000));
    expect((await other.read('a'))?.length).toBe(10_000);
    expect(await other.size()).toBeGreaterThan(10_000);
    for (const name of ['b', 'c']) await other.write(name, Buffer.alloc(10_000));
    await expect.poll(() => readdirSync(dir).toSorted()).toEqual(['b', 'c']);
    expect(await one.read('a')).toBeNull();
  });

  it('is opened without what a process left half written, and with what another one is writing', async () => {
    const dir = path.join(dataDir, 'half');
    mkdirSync(dir);
    for (const name of ['left.partial', 'being-written.partial']) writeFileSync(path.join(dir, name), 'half');
    const hourAgo = new Date(Date.now() - 3_600_000);
    utimesSync(path.join(dir, 'left.partial'), hourAgo, hourAgo);
    await openDisk(dir, 25_000).size();
    expect(readdirSync(dir)).toEqual(['being-written.partial']);
  });

  it('leaves nothing of a picture that it could not keep', async () => {
    const dir = path.join(dataDir, 'unkept');
    mkdirSync(path.join(dir, 'a'), { recursive: true });
    await expect(openDisk(dir, 25_000).write('a', Buffer.alloc(10))).rejects.toThrow();
    expect(readdirSync(dir)).toEqual(['a']);
  });

  it('survives a file that somebody took away', async () => {
    const disk = openDisk(path.join(dataDir, 'gone'), 2_500);
    await disk.write('a', Buffer.alloc(10));
    const { rmSync } = await import('node:fs');
    rmSync(path.join(dataDir, 'gone', 'a'));
    expect(await disk.read('a')).toBeNull();
  });
});
