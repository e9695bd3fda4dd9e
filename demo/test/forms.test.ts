import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDemo } from './startDemo.ts';

const { send, dataDir } = startDemo();

const QUOTE = '/wp-json/diri/v1/submit-quote';
const CONTACT = '/wp-json/contact/v1/submit';
const quote = { name: 'Sipho', email: 'sipho@example.test', labelType: 'VOID', quantity: '5000' };
const message = { name: 'Sipho', email: 'sipho@example.test', message: 'Please call me.' };

const stored = async () =>
  (await send('GET', '/__demo/submissions'))[1] as { reference: string | null; repeats: number }[];

test('a form without a reference is stored every time', async () => {
  const [, first] = await send('POST', CONTACT, message);
  const [, second] = await send('POST', CONTACT, message);
  expect(first).toMatchObject({ success: true });
  expect((first as { id: number }).id).not.toBe((second as { id: number }).id);
});

test('a repeated reference answers the same id and keeps one row', async () => {
  const before = (await stored()).length;
  const sent = { ...quote, reference: 'Q-2026-0001' };
  const first = await send('POST', QUOTE, sent);
  const again = await send('POST', QUOTE, sent);
  expect(again).toEqual(first);
  expect(first[0]).toBe(200);
  expect(await stored()).toHaveLength(before + 1);
});

test('the list says how often each came again, for whoever proves that nothing is sent twice', async () => {
  for (let time = 0; time < 3; time++) await send('POST', QUOTE, { ...quote, reference: 'Q-2026-0002' });
  await send('POST', QUOTE, { ...quote, reference: 'Q-2026-0003' });
  const times = Object.fromEntries((await stored()).map(({ reference, repeats }) => [reference, repeats]));
  expect(times).toMatchObject({ 'Q-2026-0002': 2, 'Q-2026-0003': 0 });
});

test('a reference is also recognised in the text of a form', async () => {
  const first = await send('POST', QUOTE, { ...quote, additionalInfo: 'Two sizes.\nReference: Q-7F3A-22' });
  const again = await send('POST', QUOTE, { ...quote, additionalInfo: 'Two sizes.\nReference: Q-7F3A-22' });
  const other = await send('POST', CONTACT, { ...message, message: 'Hello.\n\nReference: C-11' });
  expect(again).toEqual(first);
  expect(other[1]).not.toEqual(first[1]);
  expect((await stored()).map(row => row.reference)).toEqual(expect.arrayContaining(['Q-7F3A-22', 'C-11']));
});

test('what is missing or wrong is named by its field', async () => {
  const missing = await send('POST', QUOTE, { ...quote, labelType: '' });
  expect(missing).toMatchObject([400, { code: 'missing_field', data: { field: 'labelType' } }]);
  const wrong = await send('POST', CONTACT, { ...message, email: 'nope' });
  expect(wrong).toMatchObject([400, { code: 'invalid_email', data: { field: 'email' } }]);
});

test.each(['demo.sqlite', 'demo.sqlite-wal', 'demo.sqlite-shm'])('nobody but its owner reads %s', name => {
  expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
});
