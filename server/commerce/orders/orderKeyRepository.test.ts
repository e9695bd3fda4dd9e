import { describe, expect, it, onTestFinished } from 'vitest';
import { sweep } from '../../outbox/storage/retention.ts';
import { places } from '../../outbox/test/places.ts';
import { openDatabase, type StoragePlace } from '../../storage/open.ts';
import { createOrderKeyRepository, type SentOrder } from './orderKeyRepository.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 24 * 60 * 60 * 1_000;
const sent = (key: string, sentAt = NOW): SentOrder => ({
  ...{ key, bodyHash: 'body', cart: 'cart', cartHash: 'hash', sentAt, placed: null },
});

describe.each(places())('in $name', ({ makePlace }) => {
  async function open(place: StoragePlace) {
    const keys = createOrderKeyRepository(await openDatabase(place, NOW));
    onTestFinished(() => keys.close());
    return keys;
  }

  it('a key is sent once, also by two gateways at once', async () => {
    const place = await makePlace();
    const [one, other] = [await open(place), await open(place)];
    const sends = await Promise.all([one, other, one, other].map(keys => keys.send(sent('k'))));
    expect(sends.filter(Boolean)).toHaveLength(1);
    expect(await other.find('k')).toEqual(sent('k'));
  });

  it('knows an order once it is placed, and which orders have a key', async () => {
    const keys = await open(await makePlace());
    await keys.send(sent('k'));
    await keys.place('k', { id: 380, orderKey: 'wc_order_x' });
    expect(await keys.find('k')).toEqual({ ...sent('k'), placed: { id: 380, orderKey: 'wc_order_x' } });
    expect(await keys.placedAmong([379, 380, 381])).toMatchObject([{ id: 380 }]);
    expect(await keys.placedAmong([])).toEqual([]);
  });

  it('knows what else was sent of a cart of late, and nobody knows of', async () => {
    const keys = await open(await makePlace());
    await keys.send(sent('old', NOW - 9));
    await keys.send(sent('k'));
    await keys.send({ ...sent('stranger'), cart: 'another' });
    expect(await keys.unclear({ key: 'k', cart: 'cart' }, NOW - 5)).toEqual([]);
    expect(await keys.unclear({ key: 'other', cart: 'cart' }, NOW - 5)).toEqual([sent('k')]);
    await keys.place('k', { id: 1, orderKey: 'x' });
    expect(await keys.unclear({ key: 'other', cart: 'cart' }, NOW - 5)).toEqual([]);
  });

  it('frees what was refused, and never what was placed', async () => {
    const keys = await open(await makePlace());
    await keys.send(sent('k'));
    await keys.free('k');
    expect(await keys.find('k')).toBeNull();
    expect(await keys.send(sent('k'))).toBe(true);
    await keys.place('k', { id: 1, orderKey: 'x' });
    await keys.free('k');
    expect(await keys.find('k')).not.toBeNull();
  });

  it('forgets after ninety days', async () => {
    const database = await openDatabase(await makePlace(), NOW);
    const keys = createOrderKeyRepository(database);
    onTestFinished(() => keys.close());
    await keys.send(sent('old', NOW - 91 * DAY));
    await keys.send(sent('new', NOW - 89 * DAY));
    await sweep(database, NOW);
    expect([await keys.find('old'), (await keys.find('new'))?.key]).toEqual([null, 'new']);
  });
});
