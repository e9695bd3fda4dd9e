import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { product } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const suggestions = [
  { __typename: 'AddressSuggestion', title: 'Void Label', path: '/product/void-label', product: product() },
  { __typename: 'AddressSuggestion', title: 'Delivery', path: '/page/delivery', product: null },
];

test('where a product is no more, its address says what may be meant', async () => {
  const { asked } = showSite('/product/void-label-old', {
    Product: () => ({ data: { __typename: 'Query', product: null } }),
    AddressSuggestions: () => ({ data: { __typename: 'Query', addressSuggestions: suggestions } }),
  });
  const meant = within(await screen.findByRole('region', { name: 'From the words of the address' }));
  expect(meant.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/product/void-label',
    '/page/delivery',
  ]);
  expect(asked.at(-1)).toEqual({ name: 'AddressSuggestions', variables: { path: '/product/void-label-old' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
});
