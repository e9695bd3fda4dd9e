import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createSharedRedis } from '../../storage/redis.ts';
import { freePort } from '../../test/freePort.ts';
import { hasRedis, startRedis } from '../../test/redis.ts';
import { createLookTurn, type LookTurn } from './lookTurn.ts';

const silent = pino({ level: 'silent' });

/** What a process of the site has, with a client of its own. */
function turnOf(url: string): LookTurn {
  const shared = createSharedRedis(url, silent);
  onTestFinished(() => shared.close());
  return createLookTurn(shared, 'site');
}

it.runIf(hasRedis())('lets one process of a site look at a time, and after a look that failed another', async () => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const [first, second] = [turnOf(redis.url), turnOf(redis.url)];
  const looks: string[] = [];
  const failing = first(async () => {
    await second(async () => void looks.push('beside'));
    looks.push('first');
    throw new Error('the shop is away');
  });
  await expect(failing).rejects.toThrow('away');
  await second(async () => void looks.push('second'));
  expect(looks).toEqual(['first', 'second']);
});

it('looks where nobody can be asked', async () => {
  const looks: string[] = [];
  await createLookTurn(null, 'site')(async () => void looks.push('alone'));
  await turnOf(`redis://127.0.0.1:${await freePort()}`)(async () => void looks.push('away'));
  expect(looks).toEqual(['alone', 'away']);
});
