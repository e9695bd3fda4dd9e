import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '../test/ask.ts';
import { startEmbedded } from '../test/embedded.ts';

const service = startEmbedded();
afterEach(() => vi.useRealTimers());

it('finds with the next look, a minute later, what no webhook told of', async () => {
  const { database } = service.demo;
  const item = database.all('menuItems').find(row => row.title === 'Home')!;
  const term = database.all('terms').find(row => row.slug === 'rolls')!;
  database.put('menuItems', { ...item, title: 'Start' });
  database.put('terms', { ...term, name: 'Reels' });
  const query = '{ menu(slug: "primary") { items { title } } productCategory(slug: "rolls") { name } }';
  const read = async () => JSON.stringify((await ask(service.gateway, query)).data);
  expect(await read()).not.toMatch(/Start|Reels/);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await service.gateway.ready();
  await expect.poll(read).toMatch(/Start.*Reels/);
});
