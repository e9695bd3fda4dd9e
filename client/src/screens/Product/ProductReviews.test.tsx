import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { open } from '../../test/productScreen.ts';
import { product, review, reviews } from '../../test/products.ts';

test('reviews show how the stars spread', async () => {
  open(product({ reviews: reviews([review(), review({ id: '8', rating: 4, reviewer: 'Johan V.' })]) }));
  expect(await screen.findByText('Thandi N.')).toBeVisible();
  expect(screen.getByText('5 stars:').closest('li')).toHaveTextContent('1');
});

test('one page of many reviews shows the spread of all, and turns', async () => {
  const { address, questions } = open(product({ reviews: reviews([review()], 14) }), '?size=small');
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(address()).toBe('/product/void-label?size=small&reviews=2'));
  expect(questions().at(-1)?.variables).toEqual({ slug: 'void-label', reviews: 2 });
  expect(screen.getByText('5 stars:').closest('li')).toHaveTextContent('14');
});

test('a review in a language that is read from the right is set from there', async () => {
  const words = { reviewer: 'יוסי', review: '<p>הגיעו בזמן.</p>' };
  open(product({ reviews: reviews([review(words)]) }));
  expect((await screen.findByText(/\u05d1\u05d6\u05de\u05df/)).closest('[dir]')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText(words.reviewer)).toHaveAttribute('dir', 'auto');
});

test('a product nobody has reviewed invites the first', async () => {
  open(product());
  expect(await screen.findByText('No reviews yet. Be the first to review this product!')).toBeVisible();
});

test('reviews that do not come leave the product readable', async () => {
  open(product({ reviews: null }));
  expect(await screen.findByText('Error loading reviews')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Void Label' })).toBeVisible();
});
