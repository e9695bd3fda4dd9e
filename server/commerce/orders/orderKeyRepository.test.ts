import { describe, expect, it, onTestFinished } from 'vitest';
import { sweep } from '../../outbox/storage/retention.ts';
import { places } from '../../outbox/test/places.ts';
import { openDatabase, type StoragePlace } from '../../storage/open.ts';
import { createOrderKeyRepository } from './orderKeyRepository.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 24 * 60 * 60 * 1_000;
const sent = (key: string) => ({ key, bodyHash: 'body', cart: 'cart', cartHash: 'hash' });

describe.each(places())('in $name', ({ makePlace }) => {
  async function open(place: StoragePlace) {
    const database = await openDatabase(place, NOW);
    const keys = createOrderKeyRepository(database);
    onTestFinished(() => keys.close());
    /** Stores one that was sent so long ago. */
    const sendAgo = async (key: string, ms: number) => {
      await keys.send(sent(key));
      await database.query('UPDATE order_key SET sent_at = sent_at - $1 WHERE key = $2', ms, key);
    };
    return { ...keys, database, sendAgo };
  }

  it('a key is sent once, also by two gateways at once', async () => {
    const place = await makePlace();
    const [one, other] = [await open(place), await open(place)];
    const sends = await Promise.all([one, other, one, other].map(keys => keys.send(sent('k'))));
    expect(sends.filter(Boolean)).toHaveLength(1);
    expect(await other.find('k')).toMatchObject({ ...sent('k'), placed: null });
  });

  it('knows an order once it is placed, and which orders have a key', async () => {
    const keys = await open(await makePlace());
    await keys.send(sent('k'));
    await keys.place('k', { id: 380, orderKey: 'wc_order_x' });
    expect(await keys.find('k')).toMatchObject({ ...sent('k'), placed: { id: 380, orderKey: 'wc_order_x' } });
    expect(await keys.placedAmong([379, 380, 381])).toMatchObject([{ id: 380 }]);
    expect(await keys.placedAmong([])).toEqual([]);
  });

  it('knows what else was sent of a cart of late, and nobody knows of', async () => {
    const keys = await open(await makePlace());
    await keys.sendAgo('old', 60_000);
    await keys.send(sent('k'));
    await keys.send({ ...sent('stranger'), cart: 'another' });
    expect(await keys.unclear({ key: 'k', cart: 'cart' }, 60_000)).toEqual([]);
    expect(await keys.unclear({ key: 'other', cart: 'cart' }, 60_000)).toMatchObject([sent('k')]);
    await keys.place('k', { id: 1, orderKey: 'x' });
    expect(await keys.unclear({ key: 'other', cart: 'cart' }, 60_000)).toEqual([]);
  });

  it('frees what was refused, and never what was placed', async () => {
    const keys = await open(await makePlace());
    await keys.sendAgo('k', 60_000);
    const old = (await keys.find('k'))!;
    await keys.free(old);
    expect(await keys.find('k')).toBeNull();
    const again = (await keys.send(sent('k')))!;
    // Another process has looked for the old one until now.
    await keys.free(old);
    expect(await keys.find('k')).toMatchObject({ sentAt: again.sentAt });
    await keys.place('k', { id: 1, orderKey: 'x' });
    await keys.free(again);
    expect(await keys.find('k')).not.toBeNull();
  });

  it('forgets after ninety days', async () => {
    const keys = await open(await makePlace());
    await keys.sendAgo('old', 91 * DAY);
    await keys.sendAgo('new', 89 * DAY);
    await sweep(keys.database, Date.now());
    expect([await keys.find('old'), (await keys.find('new'))?.key]).toEqual([null, 'new']);
  });
});
