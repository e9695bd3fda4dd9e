import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '../test/ask.ts';
import { startEmbedded } from '../test/embedded.ts';
import { eventually } from '../test/eventually.ts';

const DAY = 24 * 60 * 60_000;
const service = startEmbedded();
afterEach(() => vi.useRealTimers());

it('shows what changed without a word also after the clock was a day ahead, and was set right', async () => {
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: start + DAY });
  const gateway = service.another();
  gateway.start();
  await eventually(() => expect(gateway.services.catalogue.ready).toBe(true));
  const { database } = service.demo;
  const query = '{ menu(slug: "primary") { items { title } } product(slug: "roll-1") { name } }';
  const read = async () => JSON.stringify((await ask(gateway, query)).data);
  expect(await read()).toMatch(/Home.*Roll 01/);
  vi.setSystemTime(start);
  const item = database.all('menuItems').find(row => row.title === 'Home')!;
  const product = database.all('products').find(row => row.slug === 'roll-1')!;
  database.put('menuItems', { ...item, title: 'Start' });
  database.put('products', { ...product, name: 'Renamed without a mark' });
  vi.advanceTimersByTime(60_000);
  await eventually(async () => expect(await read()).toMatch(/Start.*Renamed/));
});
