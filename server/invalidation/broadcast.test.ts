import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../test/ask.ts';
import { startEmbedded } from '../test/embedded.ts';
import { hasRedis, startRedis } from '../test/redis.ts';
import { createBroadcast } from './broadcast.ts';
import type { Change } from './webhooks/change.ts';

describe.runIf(hasRedis())('processes that share a Redis', () => {
  const service = startEmbedded();
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  // Nothing grows old by itself, and the index looks once in a minute, at whole ones: what is told comes before that.
  const MINUTE = 60_000;
  const SOON = { timeout: 45_000 };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: (Math.floor(Date.now() / MINUTE) + 1) * MINUTE + 1_000 });
  });
  afterEach(() => void vi.useRealTimers());

  /** A process of the site that listens. */
  async function startProcess(url = redis.url) {
    const gateway = service.another({ env: { REDIS_URL: url } });
    gateway.invalidator.start();
    await gateway.ready();
    onTestFinished(() => gateway.close());
    return gateway;
  }
  const client = () => {
    const redisClient = new Redis(redis.url);
    onTestFinished(() => redisClient.disconnect());
    return redisClient;
  };
  const listeners = async (by: Redis) => ((await by.pubsub('NUMSUB', 'changes')) as [string, number])[1];
  const refused = async (by: Redis) => Number(/WRONGPASS:count=(\d+)/.exec(await by.info('errorstats'))?.[1] ?? 0);
  const titleIn = async (gateway: Awaited<ReturnType<typeof startProcess>>, slug: string) =>
    (await ask(gateway, `{ post(slug: "${slug}") { title } }`)).data.post.title;
  const idOf = (slug: string) => service.demo.database.all('articles').find(row => row.slug === slug)!.id;

  it('show what one of them was told', async () => {
    const [one, other] = await Promise.all([startProcess(), startProcess()]);
    await expect.poll(() => listeners(client())).toBe(2);
    expect(await titleIn(other, 'post-3')).toBe('Post 3');
    await service.edit('posts', 'post-3', { title: 'Rewritten' });
    one.invalidator.invalidate([{ kind: 'post', id: idOf('post-3') }]);
    await expect.poll(() => titleIn(other, 'post-3'), SOON).toBe('Rewritten');
  });

  it('hear from one another, and nothing of what they told themselves', async () => {
    const heard: number[][] = [[], []];
    const log = pino({ level: 'silent' });
    const [one, other] = heard.map(ids => {
      const onChanges = (changes: readonly Change[]) =>
        void ids.push(...changes.map(told => ('id' in told ? told.id : 0)));
      const broadcast = createBroadcast({ url: redis.url, onChanges, log });
      onTestFinished(() => broadcast.close());
      return broadcast;
    });
    await expect.poll(() => listeners(client())).toBe(2);
    one!.publish([{ kind: 'post', id: 1 }]);
    await expect.poll(() => heard[1]).toEqual([1]);
    other!.publish([{ kind: 'post', id: 2 }]);
    await expect.poll(() => heard[0]).toEqual([2]);
    expect(heard[1]).toEqual([1]);
  });

  it('goes on where another program says something else by the same name', async () => {
    const process = await startProcess();
    const by = client();
    await expect.poll(() => listeners(by)).toBe(1);
    expect(await titleIn(process, 'post-4')).toBe('Post 4');
    await service.edit('posts', 'post-4', { title: 'Rewritten' });
    for (const said of ['not ours', '7', 'null', '{"from":"another","changes":"all"}', '{"from":"another"}'])
      await by.publish('changes', said);
    const changes = [{ kind: 'post', id: idOf('post-4') }];
    await by.publish('changes', JSON.stringify({ from: 'one of ours', changes }));
    await expect.poll(() => titleIn(process, 'post-4'), SOON).toBe('Rewritten');
  });

  it('take everything for changed after they could not hear for a while', async () => {
    const deaf = await startProcess();
    const by = client();
    await expect.poll(() => listeners(by)).toBe(1);
    expect(await titleIn(deaf, 'post-5')).toBe('Post 5');
    await service.edit('posts', 'post-5', { title: 'Rewritten' });
    await by.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(() => titleIn(deaf, 'post-5'), SOON).toBe('Rewritten');
  });

  it('hear what one of them was told while it alone could not reach Redis', async () => {
    const by = client();
    await by.call('ACL', 'SETUSER', 'cut-off', 'on', '>secret', '~*', '&*', '+@all');
    const url = Object.assign(new URL(redis.url), { username: 'cut-off', password: 'secret' });
    const cutOff = await startProcess(url.href);
    const hearing = client();
    const heard: string[] = [];
    hearing.on('message', (_channel, text) => void heard.push(text));
    await hearing.subscribe('changes');
    await by.call('ACL', 'SETUSER', 'cut-off', 'off');
    await by.call('CLIENT', 'KILL', 'USER', 'cut-off');
    const refusedBefore = await refused(by);
    cutOff.invalidator.invalidate([{ kind: 'post', id: 6 }]);
    // So often that none of its clients has anything left to say.
    await expect.poll(() => refused(by)).toBeGreaterThan(refusedBefore + 15);
    cutOff.invalidator.invalidate([{ kind: 'post', id: 7 }]);
    await by.call('ACL', 'SETUSER', 'cut-off', 'on');
    await expect
      .poll(() => heard.flatMap(text => JSON.parse(text).changes.map((one: { id: number }) => one.id)))
      .toEqual(expect.arrayContaining([6, 7]));
  });
});
