import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LabelsQuery } from '../../gql/unmasked.ts';
import { product, productList } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const page = {
  __typename: 'Page' as const,
  id: '4',
  title: 'Labels',
  excerptText: 'Four families.',
  content: '<p>Each is cut to your size.</p>',
  seo: null,
};
type Family = NonNullable<LabelsQuery['security']>;

const family = (products: Family['products']): Family => ({
  __typename: 'ProductCategory',
  id: '12',
  name: 'Security Products',
  path: '/products/security',
  description: '',
  products,
});
const NONE = { page: null, regulatory: null, security: null, specialty: null, general: null };
const open = (answer: Partial<LabelsQuery>, errors: (typeof FAILED)[] = []) =>
  showSite('/labels', { Labels: () => ({ data: { ...NONE, ...answer }, errors }) });
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const FAILED = { message: 'The shop did not answer.', path: ['security'], extensions: { code: 'UPSTREAM_TIMEOUT' } };

test('shows the families with their best sellers', async () => {
  open({ page, security: family(productList([product()])) });
  expect(await screen.findByRole('link', { name: 'Void Label' })).toBeVisible();
  expect(screen.getByText('Each is cut to your size.')).toBeVisible();
  expect(robots()).not.toContain('noindex');
});

test('says over the first family alone what all prices have in common', async () => {
  const two = productList([product({ pricesIncludeTax: true })]);
  open({ regulatory: family(two), security: { ...family(two), id: '13' } });
  expect(await screen.findAllByText('All prices are per pack and include VAT.')).toHaveLength(1);
});

test('says that samples stand in, which lead to a page of their own', async () => {
  open({ security: family(productList([product({ sample: true })], { sample: true })) });
  expect(await screen.findByText(/^These are sample products/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Void Label' })).toHaveAttribute('href', '/product/void-label');
  expect(robots()).toBe('noindex');
});

test('says of when it is what stands in for a shop that does not answer', async () => {
  const asOf = '2026-11-22T08:05:00.000Z';
  open({ security: family(productList([product({ asOf })], { asOf })) });
  expect(await screen.findByText(/as of 22 November 2026, 10:05/)).toBeVisible();
  expect(robots()).toBe('noindex');
});

test('is not for search engines while a family could not be loaded', async () => {
  open({ security: family(null) }, [FAILED]);
  expect(await screen.findByText('The products could not be loaded just now. The shop did not answer.')).toBeVisible();
  expect(robots()).toBe('noindex');
});

test('without any family is no page with nothing in it', async () => {
  open({ page }, [FAILED]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Failed to Load Products' })).toBeVisible();
  expect(robots()).toBe('noindex');
});

test('shows the page alone where the shop has no such families', async () => {
  open({ page });
  expect(await screen.findByText('Each is cut to your size.')).toBeVisible();
});
