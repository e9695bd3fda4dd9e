import { expect, test, vi } from 'vitest';
import { formTexts } from '../../../rules/texts/form.ts';
import { lateForm } from './lateForm.ts';

const FAILURE = 'There was an error.';
const lost = lateForm(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')), FAILURE);

async function send() {
  const request = new Request('http://localhost/quote', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Thandi' }),
  });
  return lost(null as never, { request } as never);
}

test('a form whose code a newer release has replaced says that the page is to be loaded anew', async () => {
  vi.stubGlobal('fetch', async () => new Response(null));
  expect(await send()).toMatchObject({
    data: { kind: 'refused', values: { name: 'Thandi' }, message: formTexts.updating },
  });
});

test('a form whose code the line lost says that it was not sent', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await send()).toMatchObject({ data: { kind: 'refused', values: { name: 'Thandi' }, message: FAILURE } });
});
