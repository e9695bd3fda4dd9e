import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { NOW } from '../test/candidate.ts';
import { places } from '../test/places.ts';
import { createStockNotices, sweepNotices } from './stockNotices.ts';

const DAY = 24 * 3_600_000;
const goods = { product: 12, variation: null };

describe.each(places())('in $name', ({ makePlace }) => {
  async function start() {
    let now = NOW;
    const database = await openDatabase(await makePlace(), NOW);
    onTestFinished(() => database.close());
    const notices = createStockNotices(database, () => now);
    const pass = (ms: number) => {
      now += ms;
    };
    const waiting = async () =>
      (await Promise.all((await notices.goods(9)).map(goods => notices.waiting(goods, 9)))).flat();
    return { database, notices, waiting, pass, now: () => now };
  }

  it('keeps one wait of an address for the same goods, until it was told', async () => {
    const { notices, waiting } = await start();
    await notices.ask('Thandi@Example.test', goods, 'n');
    await notices.ask('thandi@example.test', goods, 'n');
    await notices.ask('thandi@example.test', { product: 12, variation: 13 }, 'n');
    expect(await waiting()).toHaveLength(2);
    expect(await notices.goods(9)).toEqual([goods, { product: 12, variation: 13 }]);
    const [first] = await waiting();
    await notices.sent(first!.id);
    expect(await waiting()).toHaveLength(1);
    await notices.ask('thandi@example.test', goods, 'n');
    expect(await waiting()).toHaveLength(2);
  });

  it('lets one process tell it, and another only when that one was lost', async () => {
    const { notices, pass, waiting } = await start();
    await notices.ask('thandi@example.test', goods, 'n');
    const { id } = (await waiting())[0]!;
    expect([await notices.claim(id), await notices.claim(id)]).toEqual(['taken', null]);
    expect(await waiting()).toEqual([]);
    pass(3_600_000);
    expect(await notices.claim(id)).toBe('taken');
  });

  it('tells who asked, and who was told of other goods, while a clock was ahead', async () => {
    const { notices, pass, waiting } = await start();
    pass(365 * DAY);
    for (let product = 1; product <= 20; product += 1) {
      await notices.ask('thandi@example.test', { product, variation: null }, 'n');
      const { id } = (await waiting())[0]!;
      expect(await notices.claim(id)).toBe('taken');
      await notices.sent(id);
    }
    await notices.ask('thandi@example.test', { product: 99, variation: null }, 'n');
    pass(-365 * DAY);
    const { id } = (await waiting())[0]!;
    expect([await notices.claim(id), await notices.claim(id)]).toEqual(['taken', null]);
    expect(await waiting()).toEqual([]);
  });

  it('tries later each time, from then on every hour, and ends after a week', async () => {
    const { notices, pass, waiting } = await start();
    await notices.ask('thandi@example.test', goods, 'n');
    const { id } = (await waiting())[0]!;
    let tries = 0;
    for (; (await notices.claim(id)) === 'taken'; tries += 1) {
      await notices.failed(id);
      pass(Math.min((tries + 1) ** 2 * 5, 60) * 60_000 - 1);
      expect(await waiting()).toEqual([]);
      pass(1);
    }
    expect(tries).toBe(170);
  });

  it('keeps so many in all: of the network that has most the last goes, and is told the same of any address where that is the asker’s', async () => {
    const { notices: all, database, waiting } = await start();
    const notices = createStockNotices(database, () => NOW, 4);
    const ask = (email: string, network: string) => notices.ask(`${email}@example.test`, goods, network);
    for (const email of ['a1', 'b1', 'b2', 'b3']) expect(await ask(email, email.slice(0, 1))).toBe(true);
    expect([await ask('b4', 'b'), await ask('b1', 'b'), await ask('c1', 'c')]).toEqual([false, false, true]);
    expect((await waiting()).map(({ email }) => email.slice(0, 2))).toEqual(['a1', 'b1', 'b2', 'c1']);
    expect(await all.ask('d1@example.test', goods, 'd')).toBe(true);
  });

  it('is looked at by so many products at a time, each in its turn, and by so many who wait for one', async () => {
    const { notices } = await start();
    for (const product of [3, 1, 2]) await notices.ask('thandi@example.test', { product, variation: null }, 'n');
    for (const email of ['a@example.test', 'b@example.test'])
      await notices.ask(email, { product: 3, variation: null }, 'n');
    const turn = async (after?: number) => (await notices.goods(2, after)).map(({ product }) => product);
    expect([await turn(), await turn(2), await turn(3)]).toEqual([[1, 2], [3], []]);
    const some = await notices.waiting({ product: 3, variation: null }, 2);
    expect(some).toHaveLength(2);
    const rest = await notices.waiting({ product: 3, variation: null }, 2, some.at(-1)!.id);
    expect([...some, ...rest].map(({ email }) => email[0])).toEqual(['t', 'a', 'b']);
  });

  it('waits a year since it was last asked for', async () => {
    const { database, notices, waiting, pass, now } = await start();
    await notices.ask('thandi@example.test', goods, 'n');
    pass(364 * DAY);
    await notices.ask('thandi@example.test', goods, 'n');
    pass(2 * DAY);
    await sweepNotices(database, now());
    expect(await waiting()).toHaveLength(1);
  });

  it('forgets a wait after a year, and one that was told after a month; a stop forgets all of the address', async () => {
    const { database, notices, now, pass, waiting } = await start();
    const rows = async () => (await database.query('SELECT id FROM stock_notice')).length;
    await notices.ask('told@example.test', goods, 'n');
    await notices.sent((await waiting())[0]!.id);
    await notices.ask('waits@example.test', goods, 'n');
    pass(31 * DAY);
    await sweepNotices(database, now());
    expect(await rows()).toBe(1);
    await notices.ask('other@example.test', goods, 'n');
    await notices.ask('waits@example.test', { product: 99, variation: null }, 'n');
    const { id } = (await waiting())[0]!;
    expect(await notices.stop({ wait: id })).toBe(true);
    expect(await notices.stop({ wait: id })).toBe(false);
    expect(await waiting()).toMatchObject([{ email: 'other@example.test' }]);
    pass(366 * DAY);
    await sweepNotices(database, now());
    expect(await rows()).toBe(0);
  });

  it('keeps what was told for as long as its address waits for something else', async () => {
    const { database, notices, now, pass, waiting } = await start();
    await notices.ask('told@example.test', goods, 'n');
    const { id } = (await waiting())[0]!;
    await notices.sent(id);
    await notices.ask('told@example.test', { product: 99, variation: null }, 'n');
    pass(31 * DAY);
    await sweepNotices(database, now());
    expect(await notices.stop({ wait: id })).toBe(true);
    expect(await database.query('SELECT id FROM stock_notice')).toEqual([]);
  });
});
