import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServicesQuery } from '../../gql/unmasked.ts';
import { product, productList } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const page = {
  __typename: 'Page' as const,
  id: '3',
  title: 'What we do',
  excerptText: 'Artwork and finishing.',
  content: '<p>We take on any part of it.</p>',
  seo: null,
};

const category = {
  __typename: 'ProductCategory' as const,
  id: '30',
  name: 'Services',
  description: '<p>Ordered with a label.</p>',
  seo: null,
  children: [],
};

const open = (answer: Partial<ServicesQuery>) =>
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
    { __typename: 'MetaEntry' as const, key: 'you_get', value: 'A marked-up PDF' },
    { __typename: 'MetaEntry' as const, key: 'you_send', value: 'The letter' },
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

test('without the page the category’s plugin says whether search engines are to leave it alone', async () => {
  const seo = { __typename: 'SeoWords' as const, title: 'Told', description: null, noindex: true, image: null };
  open({ productCategory: { ...category, seo } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(robots()).toBe('noindex');
  expect(document.title).toBe('Told | Diri Labels');
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

const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

test.each([
  ['beside a page', { page }],
  ['without one', {}],
])('says that samples stand in for a category that is not known, %s', async (_, answer) => {
  open({ ...answer, products: productList([product({ sample: true })], { sample: true }) });
  expect(await screen.findByText(/^These are sample products/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Void Label' })).toHaveAttribute('href', '/product/void-label');
  expect(robots()).toBe('noindex');
});

test('says of when it is what stands in for a shop that does not answer', async () => {
  const asOf = '2026-11-22T08:05:00.000Z';
  open({ productCategory: category, products: productList([product({ asOf })], { asOf }) });
  expect(await screen.findByText(/as of 22 November 2026, 10:05/)).toBeVisible();
  expect(robots()).toBe('noindex');
});
