import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { product } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

/** A card of it, which is made to order, stands beside another product. */
const openBeside = () => {
  const other = product({
    id: '5',
    name: 'Carton Tape',
    path: '/product/carton-tape',
    related: [product({ purchasable: false })],
  });
  return showSite('/product/carton-tape', { Product: () => ({ data: { __typename: 'Query', product: other } }) });
};

test('a card puts its product on the quote list, and says where that is', async () => {
  openBeside();
  const ask = await screen.findByRole('button', { name: 'Request Quote for Void Label' });
  await userEvent.click(ask);
  await userEvent.click(ask);
  const told = await screen.findByRole('region', { name: 'Notifications' });
  await waitFor(() => expect(within(told).getAllByText('Added to quote list')).toHaveLength(2));
  expect(told).toHaveTextContent('Added to quote listVoid Label');
  expect(within(told).getAllByRole('link', { name: 'View quote list' })[0]).toHaveAttribute(
    'href',
    '/request-quote#quote-list',
  );
  expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '')).toEqual([
    { productId: '1', productName: 'Void Label', quantity: 2, sku: 'SEC-1', price: 'ZAR\u00a071.40', notes: '' },
  ]);
  expect(await screen.findByRole('link', { name: 'Request quote, 1 product on your list' })).toHaveTextContent('1');
});

test('the list follows what another tab does', async () => {
  openBeside();
  await screen.findByRole('link', { name: 'Request quote' });
  const entry = { productId: '9', productName: 'Tape', quantity: 1, sku: '', price: '', notes: '' };
  localStorage.setItem('diri_quote_items', JSON.stringify([entry, { ...entry, productId: '8' }]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'diri_quote_items' })));
  expect(await screen.findByRole('link', { name: 'Request quote, 2 products on your list' })).toBeVisible();
});

test('others are told of every change of the list', async () => {
  const heard = vi.fn();
  window.addEventListener('quoteUpdated', heard, { once: true });
  openBeside();
  await userEvent.click(await screen.findByRole('button', { name: 'Request Quote for Void Label' }));
  await waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test('a browser that stores nothing keeps the list while the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openBeside();
  await userEvent.click(await screen.findByRole('button', { name: 'Request Quote for Void Label' }));
  expect(await screen.findByRole('link', { name: 'Request quote, 1 product on your list' })).toBeVisible();
});
