import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AddressSuggestionsQuery } from '../../gql/unmasked.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { product } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

const suggestions: AddressSuggestionsQuery['addressSuggestions'] = [
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

test('an address that leads nowhere has the search, also where nothing else is known of it', async () => {
  for (const [path, words] of [
    ['/404', ''],
    ['/page/like-this', 'like this'],
  ] as const) {
    showSite(path, {
      Page: () => answerOf({ page: null }),
      PagesNamed: () => answerOf({ pages: { __typename: 'PageList', items: [] } }),
      AddressSuggestions: () => ({ data: { __typename: 'Query', addressSuggestions: [] } }),
    });
    await screen.findByRole('heading', { level: 1, name: /Not Found$/ });
    const box = within(screen.getByRole('main')).getByRole('searchbox', { name: 'Search' });
    expect(box).toHaveValue(words);
    expect(box.closest('form')).toHaveAttribute('action', '/search');
    expect(box).toHaveAttribute('name', 'q');
    cleanup();
  }
});
