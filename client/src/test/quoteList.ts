import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SkusQuery } from '../gql/unmasked.ts';
import { answerOf, examplePage, sending } from './contentAnswers.ts';
import { money, variableProduct } from './products.ts';
import { type Answers, showSite } from './showSite.tsx';

export const label = {
  productId: '1',
  productName: 'Void Label',
  quantity: 5,
  sku: 'SEC-1',
  price: 'ZAR 71.40',
  notes: '',
};
export const tape = { productId: '2', productName: 'Carton Tape', quantity: 1, sku: 'GEN-1', price: '', notes: '' };

export const keep = (...items: object[]) => localStorage.setItem('diri_quote_items', JSON.stringify(items));
export const kept = () => JSON.parse(localStorage.getItem('diri_quote_items') ?? '[]');

export async function open(answers: Answers = {}, path = '/request-quote') {
  const site = showSite(path, {
    Quote: () => answerOf({ site: sending, page: examplePage('request-quote') }),
    ...answers,
  });
  await screen.findByRole('button', { name: 'Request a Quote' });
  return site;
}

export async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: 'Security Void' }));
  await userEvent.click(screen.getByRole('radio', { name: '1001-5000' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Lerato');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'lerato@highveld.example');
}

export const send = () => userEvent.click(screen.getByRole('button', { name: 'Request a Quote' }));

type Match = SkusQuery['skus'][number];

const match = (sku: string, more: Partial<Match> = {}): Match => ({
  __typename: 'SkuMatch',
  sku,
  product: null,
  variation: null,
  ...more,
});
const voidLabel = variableProduct();
export const known: Answers = {
  Skus: ({ skus }) =>
    answerOf({
      skus: [skus].flat().map(sku => {
        if (sku === 'sec-1') return match(sku, { product: voidLabel });
        if (sku !== 'sec-1-r') return match(sku);
        const attributes = [{ __typename: 'AttributeValue' as const, value: 'Red' }];
        const red = { ...voidLabel.variations![0]!, id: '12', sku: 'SEC-1-R', price: money('71.40'), attributes };
        return match(sku, { product: voidLabel, variation: red });
      }),
    }),
};
