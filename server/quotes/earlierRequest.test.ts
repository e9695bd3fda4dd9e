import { expect, it } from 'vitest';
import { quoteItemsText } from '../../rules/forms/quoteItems.ts';
import { payloadOf } from '../outbox/payload.ts';
import { readEarlierRequest } from './earlierRequest.ts';

const fields = { name: 'Lerato', email: 'lerato@example.co.za', labelType: 'custom', quantity: '1-100' };
const entry = {
  productId: '7',
  productName: 'Void Label (Blue)',
  quantity: 5,
  sku: 'SEC-1',
  price: 'R 12.50',
  notes: 'a: b',
};

it.each([
  ['everything', entry],
  ['no number', { ...entry, sku: '' }],
  ['no price', { ...entry, price: '' }],
  ['no notes', { ...entry, notes: '' }],
  ['a name alone', { ...entry, sku: '', price: '', notes: '' }],
])('reads an entry with %s as it was listed', (_, item) => {
  const additionalInfo = 'Numbered from 1.\n\nQuote list:\nis what I call this.';
  const values = { ...fields, additionalInfo, quoteList: quoteItemsText([item, entry]) };
  const particulars = { reference: 'Q-0TNS1-Z5MTV', givenAt: 0, artwork: ['a.pdf (PDF, 1 kB): https://x.example/'] };
  const read = readEarlierRequest(payloadOf('quote', values, particulars));
  expect(read.items).toEqual([item, entry].map(one => ({ ...one, productId: '' })));
  expect(read.fields).toMatchObject({ ...fields, additionalInfo, company: '', size: '' });
});

it('takes words of the buyer for nothing else', () => {
  const additionalInfo = 'Reference: mine\n\nArtwork: follows';
  const payload = payloadOf(
    'quote',
    { ...fields, additionalInfo, quoteList: '' },
    { reference: 'Q-1', givenAt: 0, artwork: [] },
  );
  expect(readEarlierRequest(payload)).toMatchObject({ fields: { additionalInfo }, items: [] });
});
