import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { product, productList } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const page = {
  __typename: 'Page',
  id: '3',
  title: 'What we do',
  excerptText: 'Artwork and finishing.',
  content: '<p>We take on any part of it.</p>',
};

const category = {
  __typename: 'ProductCategory',
  id: '30',
  name: 'Services',
  description: '<p>Ordered with a label.</p>',
  children: [],
};

const open = (answer: Record<string, unknown>) =>
  showSite('/services', {
    Services: () => ({
      data: { __typename: 'Query', page: null, productCategory: null, products: productList([product()]), ...answer },
    }),
  });

test("the editor's page stands above the products of the category", async () => {
  open({ page, productCategory: category });
  expect(await screen.findByRole('heading', { level: 1, name: 'What we do' })).toBeVisible();
  expect(screen.getByText('We take on any part of it.')).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
});

test('without the category the page stands alone', async () => {
  open({ page });
  expect(await screen.findByText('We take on any part of it.')).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('without the page the category stands alone', async () => {
  open({ productCategory: category });
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
});

test('a page whose products failed is no page with nothing in it', async () => {
  const errors = [
    { message: 'The shop did not answer.', path: ['products'], extensions: { code: 'UPSTREAM_TIMEOUT' } },
  ];
  showSite('/services', {
    Services: () => ({ data: { __typename: 'Query', page, productCategory: null, products: null }, errors }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Failed to Load Products' })).toBeVisible();
  expect(screen.getByText('The products could not be loaded just now. The shop did not answer.')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
