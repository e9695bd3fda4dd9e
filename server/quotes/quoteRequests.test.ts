import { describe, expect, it } from 'vitest';
import { makeReference } from '../../rules/reference.ts';
import { places } from '../outbox/test/places.ts';
import { answered, ask, key, NOW, openQuotes } from './test/openQuotes.ts';

describe.each(places())('in $name', ({ makePlace }) => {
  it('lists by queue, text and promise, and counts each queue', async () => {
    const opened = await openQuotes(await makePlace());
    await answered(opened, 'Q-1');
    await ask(opened, 'Q-2');
    await opened.life.ask({ reference: await ask(opened, 'Q-3'), key: key('q'), version: 1, text: 'And?' });
    const list = async (filter: object, field: 'DUE' | 'RECEIVED' | 'TOTAL' = 'RECEIVED') =>
      (await opened.quotes.list({ page: 1, perPage: 9 }, filter, { field, order: 'ASC' })).items.map(
        one => one.reference,
      );
    expect(await opened.quotes.queues(NOW + 1)).toEqual({
      ...{ WAITING: 1, LATE: 1, ASKED: 1, ANSWERED: 1, EXPIRING: 0, ACCEPTED: 0, ORDERED: 0, CLOSED: 0 },
    });
    expect(await list({ queue: 'LATE', lateBefore: NOW + 1 })).toEqual(['Q-2']);
    expect(await list({ queue: 'LATE', lateBefore: NOW })).toEqual([]);
    expect(await list({ status: ['IN_REVIEW', 'ANSWERED'] })).toEqual(['Q-1', 'Q-3']);
    expect(await list({ search: 'LERATO q-2' })).toEqual(['Q-2']);
    expect(await list({ search: '100%_' })).toEqual([]);
    expect(await list({}, 'TOTAL')).toEqual(['Q-1', 'Q-3', 'Q-2']);
    expect((await list({}, 'DUE'))[0]).toBe('Q-2');
    opened.clock.now += 13 * 86_400_000;
    expect(await opened.quotes.queues(0)).toMatchObject({ ANSWERED: 1, EXPIRING: 1 });
    opened.clock.now += 86_400_000;
    expect(await opened.quotes.queues(0)).toMatchObject({ ANSWERED: 0, CLOSED: 1 });
    expect(await list({ status: ['EXPIRED'] })).toEqual(['Q-1']);
    expect(await opened.quotes.answersSince(NOW)).toEqual([0]);
    await expect(list({}, 'NAME' as 'DUE')).rejects.toThrow('Requests have no NAME');
    await expect(list({ queue: 'constructor' })).rejects.toThrow('Requests have no constructor');
  });

  it('lists what a buyer asked for, by parts of address, name and company', async () => {
    const opened = await openQuotes(await makePlace());
    await ask(opened, 'Q-1');
    await ask(opened, 'Q-2', { name: 'Sipho', company: 'Karoo Stickers' });
    const list = async (filter: object) =>
      (await opened.quotes.list({ page: 1, perPage: 9 }, filter)).items.map(({ reference }) => reference);
    // Who is only written of is no buyer.
    expect([await list({ search: 'sipho' }), await list({ buyer: 'sipho' })]).toEqual([['Q-2', 'Q-1'], ['Q-2']]);
    expect(await list({ buyer: 'KAROO sipho' })).toEqual(['Q-2']);
    expect(await list({ buyer: '@example', search: 'q-1' })).toEqual(['Q-1']);
    expect(await list({ buyer: 'karoo@' })).toEqual([]);
  });

  it('finds words of any script in either case, and no names of fields', async () => {
    const opened = await openQuotes(await makePlace());
    await ask(opened, 'Q-1', { name: 'Åsa', company: 'ÉCLAIR Привет' });
    const list = async (filter: object) =>
      (await opened.quotes.list({ page: 1, perPage: 9 }, filter)).items.map(({ reference }) => reference);
    for (const search of ['éclair', 'ÉCLAIR ПРИВЕТ', 'sipho åsa']) expect(await list({ search })).toEqual(['Q-1']);
    expect(await list({ buyer: 'ÅSA' })).toEqual(['Q-1']);
    for (const search of ['company', 'additionalInfo', 'fields', 'items']) expect(await list({ search })).toEqual([]);
    expect([await list({ product: '%' }), await list({ product: '_' })]).toEqual([[], []]);
  });

  it('finds words in quotation marks, and a reference however it is written', async () => {
    const opened = await openQuotes(await makePlace());
    const reference = makeReference('quote', NOW, () => 0);
    await ask(opened, reference, { name: 'Lerato', company: '"VOID-7" on a 2" roll, C:\\seals' });
    await ask(opened, 'Q-2');
    const list = async (search: string) =>
      (await opened.quotes.list({ page: 1, perPage: 9 }, { search })).items.map(one => one.reference);
    for (const search of ['"void-7"', '2" roll', '"', 'c:\\seals'])
      expect(await list(search), search).toEqual([reference]);
    const bare = reference.replaceAll('-', '');
    const written = [
      bare,
      bare.toLowerCase(),
      reference.replaceAll('-', ' '),
      ` ${bare.replace('0', 'o')} `,
      `roll ${bare}`,
    ];
    for (const search of [reference, ...written]) expect(await list(search), search).toEqual([reference]);
  });
});
