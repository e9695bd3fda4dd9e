import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { away, cart, markCart, readAnswer } from '../../test/cartAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

afterEach(() => markCart(false));

const keptAs = (code: string | null) => ({
  data: { kept: { __typename: 'KeptCoupon' as const, code } },
});
const EMPTY = 'Your cart is empty.';
const put = () => screen.queryByRole('button', { name: 'Put it on my cart' });

test('an empty cart is told of before the button, with the way to fill it', async () => {
  const { asked } = showSite('/discount/save10', { KeepCoupon: () => keptAs('save10') });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(asked.find(({ name }) => name === 'KeepCoupon')?.variables).toEqual({ input: { code: 'save10' } });
  expect(screen.getByText(/SAVE10 waits in this browser/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the catalogue' })).toHaveAttribute('href', '/catalog');
  expect(put()).toBeNull();
});

test('what could not be kept waits at its address', async () => {
  showSite('/discount/save10', { KeepCoupon: away });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Coupon SAVE10' })).toBeVisible();
  expect(screen.getByText(/SAVE10 waits here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the catalogue' })).toHaveAttribute('href', '/catalog');
  expect(put()).toBeNull();
});

test('a cart with goods can have the coupon', async () => {
  markCart(true);
  showSite('/discount/save10', {
    Cart: () => readAnswer(cart({ 5027: 2 })),
    KeepCoupon: () => keptAs(null),
  });
  expect(await screen.findByRole('button', { name: 'Put it on my cart' })).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
});

test('a code that is cut inside a letter has an address all the same', async () => {
  markCart(true);
  showSite(`/discount/${'a'.repeat(99)}%F0%9F%8E%81`, {
    Cart: () => readAnswer(cart({ 5027: 2 })),
    KeepCoupon: () => keptAs(null),
  });
  expect(await screen.findByRole('button', { name: 'Put it on my cart' })).toBeVisible();
});

test('while the store does not answer, the button stays: it says what became of it', async () => {
  markCart(true);
  const { asked } = showSite('/discount/save10', { KeepCoupon: () => keptAs(null) });
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('Cart'));
  expect(await screen.findByRole('button', { name: 'Put it on my cart' })).toBeVisible();
  expect(screen.queryByText(EMPTY)).toBeNull();
});
