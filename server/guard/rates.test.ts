import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createRates, LOCAL_RATES, PUBLIC_RATES } from './rates.ts';
import { visitorOf } from './visitor.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

const rates = () =>
  createRates(
    { public: true, trustProxy: 0, unlimitedClients: ['192.0.2.77'] },
    { ...PUBLIC_RATES, post: { points: 3, per: 60 }, miss: { points: 2, per: 60 }, page: { points: 5, per: 60 } },
  );

describe('a visitor', () => {
  it.each([
    [from('192.0.2.1'), 0, '192.0.2.1'],
    [from('::ffff:192.0.2.1'), 0, '192.0.2.1'],
    [from('192.0.2.1', '203.0.113.9'), 0, '192.0.2.1'],
    [from('10.0.0.1', '203.0.113.9'), 1, '203.0.113.9'],
    [from('10.0.0.1', '198.51.100.1, 203.0.113.9'), 1, '203.0.113.9'],
    [from('10.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2'), 2, '203.0.113.9'],
    [from('10.0.0.1', '203.0.113.9:5123'), 1, '203.0.113.9'],
    [from('10.0.0.1', '[2001:db8::1]:5123'), 1, '2001:db8:0:0::/64'],
    [from('10.0.0.1'), 2, '10.0.0.1'],
    [from('2001:db8:1:2:3:4:5:6'), 0, '2001:db8:1:2::/64'],
    [from('2001:DB8:1:2::9'), 0, '2001:db8:1:2::/64'],
    [from('fe80::1%eth0'), 0, 'fe80:0:0:0::/64'],
    [from('::1'), 0, '0:0:0:0::/64'],
    [from('10.0.0.1', 'nonsense'), 1, 'unknown'],
    [from(''), 0, 'unknown'],
  ])('is known by address: %#', (request, trusted, visitor) => {
    expect(visitorOf(request, trusted)).toBe(visitor);
  });
});

describe('a rate', () => {
  it('lets a visitor do so much, and says when there will be more', async () => {
    const limited = rates();
    for (let i = 0; i < 3; i++) await limited.take('post', from('192.0.2.1'));
    await expect(limited.take('post', from('192.0.2.1'))).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      headers: { 'retry-after': expect.stringMatching(/^[1-9]\d?$/) },
    });
    await limited.take('post', from('192.0.2.2'));
    await limited.take('page', from('192.0.2.1'));
  });

  it('of a subject holds for all visitors together', async () => {
    const config = { public: true, trustProxy: 0, unlimitedClients: [] };
    const limited = createRates(config, { ...PUBLIC_RATES, quoteLookUp: { points: 2, per: 60, perSubject: 3 } });
    const lookUp = (visitor: string, reference: string) =>
      limited.take('quoteLookUp', from(visitor), { subject: reference });
    for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) await lookUp(visitor, 'Q-1');
    await expect(lookUp('192.0.2.3', 'Q-1')).rejects.toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    await lookUp('192.0.2.3', 'Q-2');
    await expect(lookUp('192.0.2.1', 'Q-2')).rejects.toMatchObject({ status: 429 });
    for (const visitor of ['192.0.2.4', '192.0.2.5', '192.0.2.6', '192.0.2.7']) await lookUp(visitor, '');
  });

  it('of a form is its own, for each visitor and for all together', async () => {
    const one = { points: 2, per: 60, overall: 3 };
    const config = { public: true, trustProxy: 0, unlimitedClients: [] };
    const limited = createRates(config, { ...PUBLIC_RATES, quote: one, contact: one });
    for (let i = 0; i < 2; i++) await limited.take('quote', from('192.0.2.1'));
    await expect(limited.take('quote', from('192.0.2.1'))).rejects.toMatchObject({ status: 429 });
    await limited.take('contact', from('192.0.2.1'));
    await limited.take('quote', from('192.0.2.2'));
    await expect(limited.take('quote', from('192.0.2.3'))).rejects.toMatchObject({ status: 429 });
  });

  it('does not hold for the clients that are named', async () => {
    const limited = rates();
    for (let i = 0; i < 30; i++) await limited.take('post', from('192.0.2.77'));
  });

  it('counts a household as one', async () => {
    const limited = rates();
    for (let i = 0; i < 3; i++) await limited.take('post', from(`2001:db8::${i + 1}`));
    await expect(limited.take('post', from('2001:db8::ffff'))).rejects.toMatchObject({ status: 429 });
  });

  it('of unknown addresses stops unknown addresses, and no page that there is', async () => {
    const limited = rates();
    const visitor = from('192.0.2.3');
    for (let i = 0; i < 3; i++) limited.missed(visitor);
    await expect(limited.checkUnknown(visitor)).rejects.toMatchObject({ status: 429 });
    await limited.take('page', visitor);
    await limited.take('graphql', visitor);
    await limited.checkUnknown(from('192.0.2.4'));
  });

  it('counts what costs more for more', async () => {
    const limited = rates();
    await limited.take('page', from('192.0.2.5'), { weight: 4 });
    await limited.take('page', from('192.0.2.5'));
    await expect(limited.take('page', from('192.0.2.5'))).rejects.toMatchObject({ status: 429 });
  });

  it('of a local site leaves room to measure it', async () => {
    expect(LOCAL_RATES.page.points).toBe(0);
    const local = createRates({ public: false, trustProxy: 0, unlimitedClients: ['192.0.2.77'] });
    for (let i = 0; i < 2_000; i++) await local.take('graphql', from('127.0.0.1'));
  });
});
