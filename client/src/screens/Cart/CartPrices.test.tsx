import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cart, changed, markCart } from '../../test/cartAnswers.ts';
import { open, quantity } from '../../test/cartScreen.ts';

afterEach(() => markCart(false));

test('a price that the shop changed since the visitor last saw it is told in the cart, and no other', async () => {
  const line = { key: 'k', sum: { amount: '90.00', currency: 'ZAR' }, price: { amount: '45.00', currency: 'ZAR' } };
  const items = [
    { ...line, id: '1', name: 'Label 1', quantity: 2 },
    // As many pieces as this browser wanted, and not as many as the shop has: another price is no news.
    { ...line, id: '7', name: 'Label 7', quantity: 9 },
  ];
  localStorage.setItem('wc-cart', JSON.stringify({ items, unsaved: [] }));
  open(cart({ 1: 2, 7: 1 }));
  const told = await screen.findByText(/^Label 1 now costs/);
  expect(told).toHaveTextContent('Label 1 now costs ZAR 50.00 each. When you last saw it, it was ZAR 45.00.');
  expect(screen.queryByText(/^Label 7 now costs/)).toBeNull();
  expect(JSON.parse(localStorage.getItem('wc-cart')!).items[0].price.amount).toBe('50.00');
});

test('a price that the visitor moves by a change of their own is no news', async () => {
  const abroad = cart({ 1: 2, 7: 1 });
  open(cart({ 1: 2, 7: 1 }), {
    UpdateCartItem: () => {
      const items = abroad.items.map(item => ({ ...item, price: { ...item.price, amount: '43.48' } }));
      return changed({ ...abroad, items });
    },
  });
  await quantity(7);
  await userEvent.click(screen.getByRole('button', { name: 'One more: Label 7' }));
  expect(await screen.findAllByText(/43\.48/)).not.toHaveLength(0);
  expect(screen.queryByText(/now costs/)).toBeNull();
});
