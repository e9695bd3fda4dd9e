import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { open, packed, price, step } from '../../test/productScreen.ts';
import { money, product } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

test('a product without a price says so', async () => {
  open(product({ price: null, regularPrice: null }));
  const words = await screen.findByText('Price on request');
  expect(words).toBeVisible();
  // Of a price that changes all is read, not the digits alone.
  expect(words.closest('[aria-live]')).toHaveAttribute('aria-atomic', 'true');
});

test('a sale names the price before it and the share taken off, rounded', async () => {
  open(product({ onSale: true, discountPercent: 15, price: money('60.69'), regularPrice: money('71.40') }));
  expect(await screen.findByText('Sale, 15% off')).toBeVisible();
  expect((await price('ZAR 60.69')).tagName).toBe('INS');
  expect(screen.getByText(/ZAR\s71\.40/).tagName).toBe('DEL');
});

test('what the shop gives away costs nothing', async () => {
  open(product({ price: money('0.00') }));
  expect(await price('Free')).toBeVisible();
  expect(screen.queryByText('Price on request')).toBeNull();
});

test('a minimum order is said and kept to', async () => {
  open(product({ minimumQuantity: 4 }));
  expect(await screen.findByText('Minimum order: 4')).toBeVisible();
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  expect(quantity).toHaveValue(4);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '2');
  await userEvent.tab();
  expect(quantity).toHaveValue(4);
});

test('what is sold one at a time can be asked for once', async () => {
  open(product({ soldIndividually: true }));
  expect(await screen.findByText('One per order')).toBeVisible();
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '3');
  await userEvent.tab();
  expect(quantity).toHaveValue(1);
  expect(screen.getByRole('button', { name: 'One more' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  [4, /^Sold one to an order/, 1],
  [null, 'One per order', 0],
])(
  'what is sold one to an order, at least %s, has breaks where a quote is for more',
  async (minimum, words, groups) => {
    open(product({ soldIndividually: true, minimumQuantity: minimum, priceBreaks: [step(5, '66.40')] }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryAllByRole('radiogroup', { name: 'Price breaks' })).toHaveLength(groups));
  },
);

test('price breaks stand beside the quantity, set it, and say what the next one saves', async () => {
  const priceBreaks = [step(1, '71.40'), step(5, '66.40'), step(10, '59.98')];
  open(product({ priceBreaks, meta: packed('roll of 1000'), dataSheet: '/sheet.pdf' }));
  const breaks = within(await screen.findByRole('radiogroup', { name: 'Price breaks' }));
  expect(breaks.getAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual([
    '1-4 rollsZAR\u00a071.40',
    '5-9 rollsZAR\u00a066.40−7%',
    '10+ rollsZAR\u00a059.98−16%',
  ]);
  expect(screen.getByText('Next break saves ZAR 5.00 a roll:').parentElement).toHaveTextContent(
    '4 more rolls and each costs ZAR 66.40.',
  );
  await userEvent.click(breaks.getByRole('radio', { name: /^5-9/ }));
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(5);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '{Backspace}12');
  expect(breaks.getByRole('radio', { name: /^10\+/ })).toBeChecked();
  expect(screen.getByText('This is the lowest price in the list.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the data sheet/ })).toHaveAttribute('href', '/sheet.pdf');
});

test.each([
  [false, 1],
  [true, 0],
])(
  'where breaks hold for quotes alone, the page says what the cart charges (in the cart: %s)',
  async (breaksInCart, told) => {
    const priceBreaks = [step(1, '71.40'), step(5, '66.40'), step(10, '59.98')];
    showSite('/product/void-label', {
      Layout: () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, breaksInCart } } }),
      Product: () => ({
        data: {
          __typename: 'Query',
          product: product({ priceBreaks, minimumQuantity: 5, meta: packed('roll of 1000') }),
        },
      }),
    });
    await screen.findByRole('radiogroup', { name: 'Price breaks' });
    const said = 'These prices hold for quotes. The cart charges ZAR 71.40 a roll: ask for a quote to have them.';
    expect(screen.queryAllByText(said)).toHaveLength(told);
  },
);

test('a break that is no lower than the price as it stands is none', async () => {
  open(product({ price: money('60.00'), priceBreaks: [step(1, '71.40'), step(5, '66.40'), step(10, '59.98')] }));
  const breaks = within(await screen.findByRole('radiogroup', { name: 'Price breaks' }));
  expect(breaks.getAllByRole('radio')).toHaveLength(2);
});

test('the price of one label stands beside the price of its roll', async () => {
  open(product({ meta: packed('roll of 1000'), price: money('714.00') }));
  expect(await price('ZAR 0.71 a label')).toBeVisible();
});
