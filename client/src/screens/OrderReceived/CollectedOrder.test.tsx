import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, bacs, order, PATH, taxed } from '../../test/placedOrder.ts';
import { showSite } from '../../test/showSite.tsx';

const totals = { ...order.totals, shipping: taxed('0.00') };
const collected = { collected: true, shippingMethods: ['Collect in Johannesburg'], totals };

test('an order says in its sums how it is sent', async () => {
  showSite(PATH, answered({ shippingMethods: ['Courier'] }));
  expect((await screen.findByText('Shipping')).closest('div')).toHaveTextContent(/^ShippingCourierZAR\s113\.85$/);
  expect(screen.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
});

test('an order that is collected is not said to be sent, and names where it is collected', async () => {
  showSite(PATH, answered(collected));
  expect((await screen.findByText('Shipping')).closest('div')).toHaveTextContent(/^ShippingCollect in Johannesburg/);
  expect(screen.getByText('You collect it')).toBeVisible();
  expect(screen.getByText('Please give order number 380 when you come.')).toBeVisible();
  expect(screen.queryByText('It is on its way')).toBeNull();
  expect(screen.queryByText(/^Standard rolls/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Delivery address' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Billing address' })).toBeVisible();
});

test('what is paid in cash is paid where it is collected', async () => {
  const paymentMethod = { ...bacs, id: 'cod', title: 'Cash on delivery', description: '' };
  showSite(PATH, answered({ ...collected, paymentMethod, status: 'processing' }));
  expect(await screen.findByText('You pay when you collect it.')).toBeVisible();
  expect(screen.queryByText('You pay when it is delivered.')).toBeNull();
  cleanup();
  showSite(PATH, answered({ paymentMethod, status: 'processing' }));
  expect(await screen.findByText('You pay when it is delivered.')).toBeVisible();
});
