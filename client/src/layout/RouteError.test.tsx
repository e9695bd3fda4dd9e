import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouteError } from './RouteError.tsx';

const breaks = () => {
  throw new Error('The shop sent a stone.');
};

test('a screen that breaks says so, without the reason, and has a way on', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Outlet,
        children: [{ path: 'product/:slug', loader: breaks, ErrorBoundary: RouteError }],
      },
    ],
    { initialEntries: ['/product/void?size=38'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/product/void?size=38');
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  expect(document.body).not.toHaveTextContent('stone');
});
