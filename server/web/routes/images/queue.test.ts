import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFetchOriginal } from './original.ts';
import { createQueue } from './queue.ts';
import { listen } from './test/originals.ts';

describe('pictures of a slow service', () => {
  it('have their time from their turn on, however many a page has', async () => {
    const [pictureMs, timeoutMs] = [250, 2_500];
    let [running, most] = [0, 0];
    const slow = createServer((_, response) => {
      most = Math.max(most, ++running);
      setTimeout(() => {
        running -= 1;
        response.writeHead(200, { 'content-type': 'image/png' }).end('a picture');
      }, pictureMs);
    });
    const place = await listen(slow);
    onTestFinished(() => void slow.close());
    const fetchOriginal = createFetchOriginal({ timeoutMs, patienceMs: timeoutMs });
    const page = Array.from({ length: 48 }, (_, n) => fetchOriginal(place, `/${n}.png`).then(String));
    expect(new Set(await Promise.all(page))).toEqual(new Set(['a picture']));
    expect(most).toBe(4);
  });

  it('come although as many others hang as are fetched at once', async () => {
    const half = createServer(({ url }, response) => {
      if (url!.startsWith('/hangs')) return;
      response.writeHead(200, { 'content-type': 'image/png' }).end('a picture');
    });
    const place = await listen(half);
    onTestFinished(() => {
      half.closeAllConnections();
      half.close();
    });
    const fetchOriginal = createFetchOriginal({ timeoutMs: 60_000, patienceMs: 20 });
    const hanging = Array.from({ length: 6 }, (_, n) => fetchOriginal(place, `/hangs-${n}.png`));
    const others = Array.from({ length: 12 }, (_, n) => fetchOriginal(place, `/${n}.png`).then(String));
    expect(new Set(await Promise.all(others))).toEqual(new Set(['a picture']));
    half.closeAllConnections();
    expect(new Set((await Promise.allSettled(hanging)).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
});

describe('the queue', () => {
  it('works on two at a time and refuses a line that is too long', async () => {
    const queue = createQueue(2, 3);
    let [running, most] = [0, 0];
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(resolve => setTimeout(resolve, 5));
      running -= 1;
    };
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => queue(work)));
    expect(most).toBe(2);
    expect(results.map(result => result.status)).toEqual([...Array(5).fill('fulfilled'), ...Array(3).fill('rejected')]);
    await queue(work);
    expect(most).toBe(2);
  });
});
