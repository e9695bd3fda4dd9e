import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { away, cart, changed, markCart, refused } from '../../test/cartAnswers.ts';
import { type ExampleProduct, product, productList, stock, variableProduct } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

afterEach(() => markCart(false));

const openBeside = (shown: ExampleProduct | ExampleProduct<'VariableProduct'>, answers: Answers = {}) =>
  showSite('/catalog', {
    Catalogue: () => ({ data: { __typename: 'Query', products: productList([shown]) } }),
    ...answers,
  });
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Add to cart: Void Label' }));
const count = (name: string) => screen.findByRole('button', { name });

test('a card puts its product into the cart and says so', async () => {
  const { asked } = openBeside(product(), {
    AddCartItem: () => {
      markCart(true);
      return changed(cart({ 1: 1 }));
    },
  });
  await press();
  await waitFor(() => expect(screen.getByText('Added to Cart').parentElement).toHaveTextContent('Void Label'));
  expect(await count('Cart, 1 item')).toHaveTextContent('1');
  expect(asked.find(({ name }) => name === 'AddCartItem')?.variables).toEqual({
    input: { product: '1', options: [], quantity: 1, restore: [] },
  });
});

test('while the store is down the product is kept, and the visitor is told', async () => {
  openBeside(product(), { AddCartItem: away });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to Add to CartPlease try again or contact support if the problem persists.',
  );
  expect(await count('Cart, 1 item')).toBeVisible();
});

test('what the store refuses is not kept', async () => {
  openBeside(product(), { AddCartItem: () => refused('There is none left.') });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to Add to CartThere is none left.');
  expect(await count('Cart')).toBeVisible();
});

test.each([
  ['is not sold', product({ purchasable: false })],
  ['is out of stock', product({ stock: { ...stock('OUT_OF_STOCK'), quantity: 0 } })],
  ['has options to choose', variableProduct({ priceRange: null })],
])('the card of what %s asks for a quote', async (_, shown) => {
  openBeside(shown);
  expect(await screen.findByRole('button', { name: 'Request Quote for Void Label' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart: Void Label' })).toBeNull();
});
