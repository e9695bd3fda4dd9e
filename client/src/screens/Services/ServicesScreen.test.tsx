import { screen, within } from '@testing-library/react';
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

test('services that say what is sent and got stand one by one, the smaller ones in a table', async () => {
  const facts = [
    { __typename: 'MetaEntry', key: 'you_get', value: 'A marked-up PDF' },
    { __typename: 'MetaEntry', key: 'you_send', value: 'The letter' },
  ];
  const check = product({ id: '2', name: 'Wording Check', path: '/product/wording-check', facts });
  open({ productCategory: category, products: productList([product(), check]) });
  const shown = within(await screen.findByRole('article'));
  expect(shown.getByRole('heading', { name: 'Wording Check' })).toBeVisible();
  expect(shown.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['You send', 'You get']);
  expect(shown.getByRole('button', { name: 'Add to cart: Wording Check' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Services on this page' })).toHaveTextContent('Wording Check');
  expect(screen.getByRole('row', { name: /^Void Label Leaves a message\. ZAR.71\.40$/ })).toBeVisible();
});

test('a filtered list of services is a list as the catalogue has it', async () => {
  showSite('/services?on_sale=true', {
    Services: () => ({
      data: { __typename: 'Query', page: null, productCategory: category, products: productList([product()]) },
    }),
  });
  expect(await screen.findByText(/^Showing/)).toBeVisible();
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
