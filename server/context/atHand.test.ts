import { expect, it } from 'vitest';
import { Records } from '../cache/records.ts';
import { Scope } from '../cache/scope.ts';
import { Store } from '../cache/store.ts';
import { atHand } from './atHand.ts';

const MINUTE = { fresh: 60_000, stale: 60_000 };

function currencies() {
  const store = new Store(100_000);
  const records = new Records(store);
  const service = { says: 'ZAR', asked: 0, away: false };
  const read = atHand(records, scope =>
    records.read(scope, 'currency', MINUTE, async () => {
      service.asked += 1;
      if (service.away) throw new Error('away');
      return { value: service.says, tags: ['currency'], size: 8 };
    }),
  );
  return { store, service, read, newScope: () => new Scope('a request', 1_000) };
}

it('is given without a promise once it was read, with what an answer made of it depends on', async () => {
  const { service, read, newScope } = currencies();
  const [first, next] = [newScope(), newScope()];
  expect(await read(first)).toBe('ZAR');
  expect(read(next)).toBe('ZAR');
  expect(service.asked).toBe(1);
  expect([...next.tags]).toEqual(['currency']);
  expect(next.expiresAt).toBe(first.expiresAt);
});

it('is read again once anything was purged', async () => {
  const { store, service, read, newScope } = currencies();
  await read(newScope());
  service.says = 'USD';
  store.purge(['currency']);
  expect(await read(newScope())).toBe('USD');
});

it('is nobody else’s where the service could not renew it, and tells each request so', async () => {
  const { store, service, read, newScope } = currencies();
  await read(newScope());
  service.away = true;
  store.outdate(['currency']);
  const scopes = [newScope(), newScope()];
  for (const scope of scopes) expect(await read(scope)).toBe('ZAR');
  expect(scopes.map(({ stale, asOf }) => stale && asOf !== null)).toEqual([true, true]);
});
