import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { product, productList } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const security = {
  __typename: 'ProductCategory',
  id: '12',
  name: 'Security',
  path: '/products/security',
  description: '<p>Seals &amp; labels.</p>',
  sample: false,
  image: null,
  parent: null,
  children: [{ __typename: 'ProductCategory', id: '20', name: 'Void Labels', path: '/products/void-labels' }],
};

const open = (productCategory: unknown, address = '/products/security') =>
  showSite(address, {
    ProductCategory: () => ({
      data: { __typename: 'Query', productCategory, products: productList([product()], { totalItems: 19 }) },
    }),
  });

test('a category shows its name, its words, its shelves and its products', async () => {
  const { asked } = open(security);
  expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  expect(screen.getByText('Seals & labels.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Void Labels' })).toHaveAttribute('href', '/products/void-labels');
  expect(asked.find(({ name }) => name === 'ProductCategory')?.variables).toMatchObject({
    slug: 'security',
    filter: { categorySlugs: ['security'] },
  });
});

test('its controls stay on its own address, its links to other categories take them along', async () => {
  const { router } = open(security);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Featured/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?featured=true'));
  expect(router.state.location.pathname).toBe('/products/security');
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Regulatory 14/ })).toHaveAttribute(
      'href',
      '/products/regulatory?featured=true',
    ),
  );
});

test('an unknown category is not found', async () => {
  open(null, '/products/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible();
});
