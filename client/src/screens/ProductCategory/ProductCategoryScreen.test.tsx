import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ProductCategoryQuery } from '../../gql/unmasked.ts';
import { product, productList } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

type Category = ProductCategoryQuery['productCategory'];

const security: Category = {
  __typename: 'ProductCategory',
  id: '12',
  name: 'Security',
  path: '/products/security',
  description: '<p>Seals &amp; labels.</p>',
  sample: false,
  seo: null,
  image: null,
  parent: null,
  children: [{ __typename: 'ProductCategory', id: '20', name: 'Void Labels', path: '/products/void-labels' }],
};

const open = (productCategory: Category, address = '/products/security') =>
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

test('words that were typed and not sent stay with their category', async () => {
  const { router } = showSite('/products/security', {
    ProductCategory: ({ slug }) => ({
      data: {
        __typename: 'Query',
        productCategory: { ...security!, name: slug, path: `/products/${slug}` },
        products: productList([product()]),
      },
    }),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'void');
  await act(async () => router.navigate('/products/regulatory'));
  expect(await screen.findByRole('heading', { level: 1, name: 'regulatory' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveValue('');
});

const said = {
  __typename: 'SeoWords' as const,
  ...{ title: 'Words for engines', description: 'What a plugin says of it.', noindex: false, image: null },
};
const meta = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content');

test('a category is told of in the words of the editor’s plugin, its heading and its numbers of pages stay', async () => {
  open({ ...security!, seo: said });
  expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Words for engines | Diri Labels'));
  expect(meta('description')).toBe('What a plugin says of it.');
  expect(meta('robots')).not.toContain('noindex');
  cleanup();
  open({ ...security!, seo: said }, '/products/security?page=2');
  await waitFor(() => expect(document.title).toBe('Words for engines, page 2 | Diri Labels'));
});

test('a category is hidden where the plugin hides it', async () => {
  open({ ...security!, seo: { ...said, noindex: true } });
  await waitFor(() => expect(meta('robots')).toBe('noindex'));
});

test('an unknown category is not found', async () => {
  open(null, '/products/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Category Not Found' })).toBeVisible();
});
