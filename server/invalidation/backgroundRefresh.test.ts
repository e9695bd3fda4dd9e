import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEmbedded } from '../test/embedded.ts';
import { eventually } from '../test/eventually.ts';
import { recording } from '../test/recorded.ts';
import { type Difference, NO_ROUTE, startVariant } from '../test/variant.ts';

const MINUTE = 60_000;
const service = startEmbedded();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** What a started gateway knows of a service that is different. */
async function startOn(differ: Difference) {
  const variant = await startVariant(service.demo, differ);
  const gateway = service.another({ upstream: variant.url });
  const { capabilities } = gateway.services;
  gateway.start();
  await eventually(() => expect(capabilities.current.foundAt).not.toBeNull());
  return capabilities;
}

it('looks after ten minutes for what has come since', async () => {
  let isOld = true;
  const capabilities = await startOn(({ path }) => (isOld && path.includes('/wc/v3/variations') ? NO_ROUTE : null));
  expect(capabilities.current.shop.flatVariations).toBe('absent');
  isOld = false;
  vi.advanceTimersByTime(10 * MINUTE);
  await eventually(() => expect(capabilities.current.shop.flatVariations).toBe('available'));
});

it('looks every five seconds for a service that has not answered yet, and no more once it has', async () => {
  let isDown = true;
  const capabilities = await startOn(() => (isDown ? recording('fail-maintenance') : null));
  expect(capabilities.current.content.answers).toBe(false);
  const clocks = vi.getTimerCount();
  isDown = false;
  vi.advanceTimersByTime(5_000);
  await eventually(() => expect(capabilities.current.content.answers).toBe(true));
  await eventually(() => expect(vi.getTimerCount()).toBe(clocks - 1));
});

it.each([['["a text"]'], ['[null]'], ['[7]'], ['{}'], ['7'], ['null'], ['[{"meta":"a text","methods":7}]']])(
  'goes on with a service that answers %s to everything but for what it is',
  async body => {
    const isIndex = /^\/wp-json\/?(\?|$)/;
    const capabilities = await startOn(({ path }) => (isIndex.test(path) ? null : { body }));
    expect(capabilities.current.content).toMatchObject({ answers: true, pageMeta: 'unknown', acf: 'unknown' });
  },
);
