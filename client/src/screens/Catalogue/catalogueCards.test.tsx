import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { groupedProduct, money, product, productList, stock, variableProduct } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const open = (url: string, list: ReturnType<typeof productList>) =>
  void showSite(url, { Catalogue: () => ({ data: { __typename: 'Query', products: list } }) });

test('what is shown of a set is the least of its parts, and no price of the whole goes to a quote', async () => {
  const part = product({ id: '2', name: 'Box Label', price: money('71.40') });
  open('/catalog', productList([groupedProduct([part]) as never]));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(/^from/).parentElement).toHaveTextContent('from ZAR 71.40');
  await userEvent.click(card.getByRole('button', { name: 'Request Quote for Void Label' }));
  await waitFor(() => expect(localStorage.getItem('diri_quote_items')).toContain('Void Label'));
  expect(JSON.parse(localStorage.getItem('diri_quote_items')!)).toMatchObject([{ price: '' }]);
  localStorage.clear();
});

test('the card of what has no price says so, and asks for a quote', async () => {
  open('/catalog', productList([product({ price: null, regularPrice: null, purchasable: false })]));
  expect(await screen.findByText('Price on request')).toBeVisible();
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Request Quote for Void Label' });
  expect(form).toHaveAttribute('action', '/request-quote');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    product: '1',
    name: 'Void Label',
    quantity: '1',
  });
  expect(screen.getByText('Showing', { exact: false })).toHaveTextContent('Showing 1 product');
});

test('a sale shows both prices and what is saved', async () => {
  open('/catalog', productList([product({ onSale: true, discountPercent: 15, regularPrice: money('84.00') })]));
  expect(await screen.findByText('Sale, 15% off')).toBeVisible();
  expect(screen.getByText(/84\.00/)).toHaveTextContent('Was ZAR 84.00');
});

test('a price is one line, VAT is said once, and a gift is free', async () => {
  const pack = [{ __typename: 'MetaEntry' as const, key: 'pack', value: 'roll of 1000' }];
  const gift = product({
    id: '3',
    name: 'Sample Book',
    price: money('0.00'),
  });
  open('/catalog', productList([product({ meta: pack }), variableProduct({ id: '2', meta: pack }), gift]));
  expect((await screen.findByText('ZAR 71.40')).parentElement).toHaveTextContent('ZAR 71.40 / roll of 1000');
  expect(screen.getByText('ZAR 60.00').parentElement).toHaveTextContent('from ZAR 60.00 / roll of 1000');
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.queryByText('ZAR 0.00')).toBeNull();
  expect(screen.getAllByText(/VAT/)).toHaveLength(1);
});

test('what comes in options and is in stock can be chosen or asked for, and on backorder only asked for', async () => {
  const second = variableProduct({ id: '2', name: 'Bridge Seal', stock: stock('ON_BACKORDER') });
  open('/catalog', productList([variableProduct(), second]));
  expect(await screen.findByRole('link', { name: 'Choose options: Void Label' })).toHaveAttribute(
    'href',
    '/product/void-label',
  );
  expect(screen.getByRole('button', { name: 'Request Quote for Void Label' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request Quote for Bridge Seal' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose options: Bridge Seal' })).toBeNull();
});

test('samples are not for sale', async () => {
  open('/catalog', productList([product({ sample: true })], { sample: true }));
  expect(await screen.findByText(/^These are sample products/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Request Quote for/ })).toBeNull();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
