import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { away, cart, changed, markCart, readAnswer, refused } from '../../test/cartAnswers.ts';
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
    input: { product: '1', options: [], quantity: 1, key: expect.any(String), restore: [] },
  });
});

test('what was put in otherwise than it was asked for is told', async () => {
  const message = 'Void Label is sold one to an order: there is one in your cart instead of 5.';
  openBeside(product(), {
    AddCartItem: () => {
      markCart(true);
      const about = { item: 'Void Label', index: null };
      const notices = [{ __typename: 'CartNotice' as const, code: 'SOLD_INDIVIDUALLY', message, ...about }];
      return changed(cart({ 1: 1 }, { notices }));
    },
  });
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(await count('Cart, 1 item')).toBeVisible();
});

test('while the store is down the product is kept, and the visitor is told', async () => {
  openBeside(product(), { AddCartItem: away });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to Add to CartPlease try again or contact support if the problem persists.',
  );
  expect(await count('Cart, 1 item')).toBeVisible();
});

test.each([
  ['was not made', false],
  ['was made, and its answer lost', true],
])('an addition that %s is made once when it is tried again', async (_, made) => {
  // A page that nobody looks at asks for nothing by itself.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  let pieces = 0;
  let lost = true;
  const { asked } = openBeside(product(), {
    Cart: () => readAnswer(cart(pieces ? { 1: pieces } : {})),
    AddCartItem: () => {
      if (made || !lost) pieces += 1;
      markCart(pieces > 0);
      return lost ? away() : changed(cart({ 1: pieces }));
    },
    UpdateCartItem: () => (lost ? away() : changed(cart({ 1: pieces }))),
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
  await press();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  lost = false;
  await press();
  await waitFor(() => expect(screen.getByText('Added to Cart')).toBeVisible());
  expect(await count('Cart, 1 item')).toBeVisible();
  expect(pieces).toBe(1);
  const additions = asked.filter(({ name }) => name === 'AddCartItem');
  const keys = additions.map(({ variables }) => (variables.input as { key?: string }).key);
  expect(new Set(keys)).toEqual(new Set([expect.any(String)]));
  expect(asked.findLast(({ name }) => name === 'UpdateCartItem')?.variables).toMatchObject({ input: { quantity: 1 } });
  await press();
  await waitFor(() => expect(screen.getAllByText('Added to Cart')).toHaveLength(2));
  expect(await count('Cart, 2 items')).toBeVisible();
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
