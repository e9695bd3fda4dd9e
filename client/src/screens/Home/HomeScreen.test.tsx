import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showSite } from '../../test/showSite.tsx';

const main = () => within(screen.getByRole('main'));

test('the home page says what the firm does, and asks for nothing but the layout', async () => {
  const { asked } = showSite('/');
  await screen.findByRole('heading', { level: 1, name: 'Experts in innovative marketing and printing solutions.' });
  expect(main().getByText(/^24 years of labels/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '/labels');
  expect(main().getByRole('link', { name: 'Learn more about us' })).toHaveAttribute('href', '/about');
  expect(main().getByRole('link', { name: 'See our labels' })).toHaveAttribute('href', '/labels');
  expect(asked.map(({ name }) => name)).toEqual(['Layout']);
});

test('the range lists what the menus of the families hold', async () => {
  showSite('/');
  await screen.findByRole('heading', { name: 'The range' });
  expect(main().getByRole('link', { name: /Security void labels/ })).toHaveAttribute('href', '/products/void-labels');
});

test('/home leads to the home page', async () => {
  const { router } = showSite('/home');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/');
});
