import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { away, cart, changed, markCart, readAnswer } from '../../test/cartAnswers.ts';
import { product, productList } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

afterEach(() => markCart(false));

test('an addition that was told as failed is told once the store has taken it by itself', async () => {
  let up = false;
  const { asked } = showSite('/catalog', {
    Catalogue: () => ({ data: { __typename: 'Query', products: productList([product()]) } }),
    Cart: () => readAnswer(cart({})),
    AddCartItem: () => {
      markCart(up);
      return up ? changed(cart({ 1: 1 })) : away();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Void Label' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to Add to Cart');
  up = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Added to Cart')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  expect(asked.filter(({ name }) => name === 'AddCartItem')).toHaveLength(2);
});
