import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { places } from '../outbox/test/places.ts';
import { openDatabase } from '../storage/open.ts';
import type { Terms } from './partner.ts';
import { createPartners } from './partners.ts';

const NOW = Date.UTC(2026, 10, 20);
const HOUR_MS = 60 * 60 * 1_000;
const terms: Terms = { scopes: ['catalogue'], origins: [], requestsPerMinute: 60, costPerMinute: 5_000 };

describe.each(places())('partners in $name', ({ makePlace }) => {
  async function start() {
    const place = await makePlace();
    const time = { now: NOW };
    const database = await openDatabase(place, NOW);
    let away = false;
    const close = async () => {
      if (!away) await database.close();
      away = true;
    };
    onTestFinished(close);
    const open = () => createPartners(database, () => time.now);
    return { place, time, database, open, close, partners: open() };
  }

  it('knows a key by its hash alone, and shows it once', async () => {
    const { partners, database, place } = await start();
    const { key, partner } = (await partners.add('Press & Co', terms))!;
    expect(key).toMatch(/^pk_[\w-]{43}$/);
    expect(await partners.holderOf(key)).toMatchObject({ name: 'Press & Co', ...terms });
    expect(await partners.holderOf(`${key}x`)).toBeNull();
    const stored = JSON.stringify([partner, await partners.list(), await database.query('SELECT * FROM partner_key')]);
    expect(stored).not.toContain(key);
    expect(stored).toContain(key.slice(-4));
    if (place.dataDir)
      for (const file of ['submissions.sqlite', 'submissions.sqlite-wal'])
        expect(readFileSync(join(place.dataDir, file)).includes(key)).toBe(false);
    expect(await partners.add('Press & Co', terms)).toBeNull();
  });

  it('replaces a key without a gap, and ends all of them at once', async () => {
    const { partners, time } = await start();
    const first = (await partners.add('Press', terms))!.key;
    const second = (await partners.replaceKey('Press', HOUR_MS))!.key;
    const known = async () => [await partners.holderOf(first), await partners.holderOf(second)].map(Boolean);
    expect(await known()).toEqual([true, true]);
    time.now += HOUR_MS;
    expect(await known()).toEqual([false, true]);
    const third = (await partners.replaceKey('Press', 0))!.key;
    expect([...(await known()), Boolean(await partners.holderOf(third))]).toEqual([false, false, true]);
    const revoked = (await partners.revoke('Press'))!;
    expect(await partners.holderOf(third)).toBeNull();
    expect(revoked.keys.map(({ endsAt }) => endsAt)).toEqual([time.now, time.now, NOW + HOUR_MS]);
    expect(await partners.revoke('Nobody')).toBeNull();
  });

  it('changes what each of several asks for at once, and leaves one key of several new ones', async () => {
    const { partners, database, time } = await start();
    await partners.add('Press', { ...terms, scopes: ['catalogue', 'quotes'] });
    // Connections that are there already begin at the same time.
    await Promise.all(Array.from({ length: 8 }, () => database.query('SELECT 1')));
    const changes = [{ scopes: terms.scopes }, { origins: ['https://press.test'] }, { requestsPerMinute: 7 }];
    await Promise.all(changes.map(change => partners.change('Press', change)));
    expect(await partners.list()).toMatchObject([{ ...terms, origins: ['https://press.test'], requestsPerMinute: 7 }]);
    await Promise.all(changes.map(() => partners.replaceKey('Press', 0)));
    const [partner] = await partners.list();
    expect(partner!.keys.filter(({ endsAt }) => endsAt === null || endsAt > time.now)).toHaveLength(1);
  });

  it('tells every process within two seconds, and goes on while the database is away', async () => {
    const { partners, open, close, time } = await start();
    const { key } = (await partners.add('Press', { ...terms, origins: ['https://press.test'] }))!;
    const another = open();
    expect([await another.holderOf(key), await another.hasOrigin('https://press.test')]).toEqual([
      expect.objectContaining({ requestsPerMinute: 60 }),
      true,
    ]);
    await partners.change('Press', { requestsPerMinute: 7, origins: [] });
    time.now += 2_000;
    expect([await another.holderOf(key), await another.hasOrigin('https://press.test')]).toEqual([
      expect.objectContaining({ requestsPerMinute: 7, costPerMinute: 5_000 }),
      false,
    ]);
    await close();
    time.now += 9 * 60_000;
    expect(await another.holderOf(key)).toMatchObject({ name: 'Press' });
    await expect(another.holderOf('pk_unknown')).rejects.toThrow();
  });

  it('notes to the minute when a key was used', async () => {
    const { partners, time } = await start();
    const { key } = (await partners.add('Press', terms))!;
    const lastUsed = async () => (await partners.list())[0]!.keys[0]!.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await partners.holderOf(key);
    time.now += 59_000;
    await partners.holderOf(key);
    expect(await lastUsed()).toBe(NOW);
    time.now += 1_000 + 2_000;
    await partners.holderOf(key);
    expect(await lastUsed()).toBe(time.now);
  });
});
