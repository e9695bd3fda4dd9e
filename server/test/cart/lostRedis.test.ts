import { expect, it, onTestFinished } from 'vitest';
import { billing, change, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { hasRedis, startRedis } from '../redis.ts';
import { linkTo, type RedisLink } from '../redisLink.ts';
import { newShopper, type Shopper } from '../shopper.ts';

const service = startEmbedded();
/** How long a visitor's change waits at most. */
const VISITOR_MS = 10_000;

/** A buyer with two of the first roll, at a gateway whose way to Redis can fail; and another gateway on the same Redis. */
async function buyerOfTwo() {
  const redis = await startRedis();
  const link = await linkTo(redis.url);
  onTestFinished(async () => {
    await link.stop();
    await redis.stop();
  });
  const by = (url: string) => service.another({ env: { REDIS_URL: url, SECRET_KEYS: 's'.repeat(32) } });
  const [one, other] = [by(link.url), by(redis.url)];
  await Promise.all([one.ready(), other.ready()]);
  const shopper = newShopper(one);
  const product = await productId(service, 'roll-1');
  await change(shopper, 'addCartItem', { product, quantity: 2 });
  /** The same browser at the other gateway. */
  const there = () => {
    const same = newShopper(other, { timeoutMs: VISITOR_MS });
    for (const [name, value] of shopper.cookies) same.cookies.set(name, value);
    return same;
  };
  return { link, shopper, there, product };
}

/** Puts in one piece. @returns the pieces that are in the cart then */
async function add(shopper: Shopper, input: { product: string; key?: string }): Promise<number> {
  return (await change(shopper, 'addCartItem', { ...input })).itemCount;
}

it.skipIf(!hasRedis()).each([
  ['with keys', [{ key: 'the-first' }, { key: 'the-second' }]],
  ['without keys', [{}, {}]],
])('makes the same addition again %s at another gateway where Redis went away at the first', async (_what, keys) => {
  const { link, shopper, there, product } = await buyerOfTwo();
  // It has the note that the addition is sent, and is not told of its end.
  link.cutAfter('"sent":"');
  expect(await add(shopper, { product, ...keys[0] })).toBe(3);
  link.heal();
  expect(await add(there(), { product, ...keys[1] })).toBe(4);
});

it.skipIf(!hasRedis()).each<[string, (link: RedisLink) => void]>([
  ['lease is given and its answer does not come', link => link.muteFrom('lease:')],
  ['lease cannot be given back', link => link.cutAfter('"sent":null')],
])('keeps no cart from others once Redis is back where its %s', async (_what, fail) => {
  const { link, shopper, there, product } = await buyerOfTwo();
  fail(link);
  expect(await add(shopper, { product })).toBe(3);
  link.heal();
  expect(await change(there(), 'updateCartCustomer', { billing })).toMatchObject({ itemCount: 3 });
  expect(await add(there(), { product })).toBe(4);
});
