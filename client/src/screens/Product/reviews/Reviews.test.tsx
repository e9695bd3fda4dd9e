import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SubmitReviewMutation } from '../../../gql/unmasked.ts';
import { type ExampleProduct, product, review, reviews, variableProduct } from '../../../test/products.ts';
import { showSite } from '../../../test/showSite.tsx';

afterEach(() => localStorage.clear());

type Result = SubmitReviewMutation['result'];

const received: Result = {
  __typename: 'ReviewReceived',
  review: { __typename: 'Review', id: '90', rating: 4, createdAt: new Date().toISOString() },
};

const open = (
  answered: ExampleProduct | ExampleProduct<'VariableProduct'> = product({ reviews: reviews([review()]) }),
  result: Result | null = received,
  query = '',
) => {
  const { asked, router } = showSite(`/product/void-label${query}`, {
    Product: () => ({ data: { __typename: 'Query', product: answered } }),
    SubmitReview: () => (result ? { data: { result } } : { errors: [{ message: 'offline' }] }),
  });
  return {
    sent: () => asked.filter(({ name }) => name === 'SubmitReview').map(({ variables }) => variables.input),
    router,
    address: () => router.state.location.pathname + router.state.location.search,
  };
};

const write = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Write a Review' }));
  await screen.findByRole('textbox', { name: 'Name' });
};
const fill = async (words: Record<string, string>) => {
  for (const [label, text] of Object.entries(words)) {
    await userEvent.type(screen.getByRole('textbox', { name: label }), text);
  }
};
const all = { Name: 'Lerato M', Email: 'lerato@example.test', Review: 'Sticks. <b>Stays</b>.' };
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
const names = () =>
  screen.getAllByRole('article').map(item => within(item).getByText(/^[A-Z]\w+ [A-Z]\.?$/).textContent);

test('the form stays hidden until somebody wants to write, and closes again', async () => {
  const { address } = open(variableProduct(), received, '?utm_source=mail&size=small');
  expect(await screen.findByRole('button', { name: 'Write a Review' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Review' })).toBeNull();
  await write();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  expect(screen.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(address()).toBe('/product/void-label?size=small&write=1');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  await waitFor(() => expect(address()).toBe('/product/void-label?size=small'));
});

test('what is missing is said, and nothing is sent', async () => {
  const { sent } = open();
  await write();
  await fill({ Name: '   ' });
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields.');
  for (const name of ['Name', 'Email', 'Review']) expect(screen.getByRole('textbox', { name })).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('a review that was sent is thanked for and stands on top, waiting, as its author wrote it', async () => {
  const { sent, address } = open();
  await write();
  await fill(all);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await submit();
  const thanks = await screen.findByText(
    'Thank you for your review! It may take some time to appear after moderation.',
  );
  await waitFor(() => expect(thanks.closest('[role=status]')).toHaveFocus());
  expect(sent()).toEqual([
    {
      ...{
        product: '1',
        reviewer: 'Lerato M',
        email: 'lerato@example.test',
        review: 'Sticks. <b>Stays</b>.',
        rating: 4,
      },
      ...{ website: '', elapsedMs: expect.any(Number) },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  await waitFor(() => expect(address()).toBe('/product/void-label'));
  expect(await screen.findByText('Sticks. <b>Stays</b>.')).toBeVisible();
  expect(names()).toEqual(['Lerato M', 'Thandi N.']);
  expect(screen.getByText('Waits for approval. Until then only you see it.')).toBeVisible();
  expect(localStorage.getItem('pending-reviews')).not.toContain('lerato@example.test');
});

test('a second review that is not sent is not thanked for', async () => {
  open();
  await write();
  await fill(all);
  await submit();
  await screen.findByText(/^Thank you for your review!/);
  await write();
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull());
  expect(screen.queryByText(/^Thank you for your review!/)).toBeNull();
});

const pending = { id: '90', product: '1', reviewer: 'Lerato M', review: 'Mine.', rating: 4 };
const keep = (...entries: unknown[]) => localStorage.setItem('pending-reviews', JSON.stringify(entries));

test('a waiting review is there after a reload, on its product alone, and broken entries are passed over', async () => {
  const createdAt = new Date().toISOString();
  keep({ ...pending, createdAt }, { ...pending, id: '91', product: '2', createdAt }, null, { id: 7 });
  open(product());
  expect(await screen.findByText('Mine.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a review the shop shows by now waits no longer', async () => {
  keep({ ...pending, createdAt: new Date().toISOString() });
  open(product({ reviews: reviews([review({ id: '90', reviewer: 'Lerato M' })]) }));
  expect(await screen.findByText('It held.')).toBeVisible();
  expect(screen.queryByText('Mine.')).toBeNull();
  await waitFor(() => expect(localStorage.getItem('pending-reviews')).toBeNull());
});

test('what the gateway refuses is said, and the words stay', async () => {
  open(undefined, { __typename: 'ReviewRefused', message: 'You have already said this about this product.' });
  await write();
  await fill(all);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('You have already said this about this product.');
  expect(screen.getByRole('textbox', { name: 'Review' })).toHaveValue(all.Review);
});

test('a review that did not arrive is not thanked for', async () => {
  open(undefined, null);
  await write();
  await fill(all);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit review');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('a review that was begun is there again for whoever comes back to it, until it is sent', async () => {
  const { router } = open();
  const leave = () => act(() => router.navigate('/contact'));
  const comeBack = async () => {
    await act(() => router.navigate('/product/void-label?write=1'));
    return screen.findByRole('textbox', { name: 'Name' });
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('textbox', { name: 'Review' })).toBeNull());
  await write();
  await fill(all);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await leave();
  await closed();
  await waitFor(async () => expect(await comeBack()).toHaveValue(all.Name));
  expect(screen.getByRole('textbox', { name: 'Review' })).toHaveValue(all.Review);
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  expect(screen.getByText('Your unfinished review is here again.')).toBeVisible();
  await submit();
  expect(await screen.findByText('Sticks. <b>Stays</b>.')).toBeVisible();
  await closed();
  expect(await comeBack()).toHaveValue('');
  expect(screen.queryByText('Your unfinished review is here again.')).toBeNull();
});

test('an unfinished review is begun afresh', async () => {
  const { router } = open();
  await write();
  await fill(all);
  await act(() => router.navigate('/product/void-label'));
  await write();
  await userEvent.click(await screen.findByRole('button', { name: 'Start afresh' }));
  expect(screen.getByRole('textbox', { name: 'Review' })).toHaveValue('');
  expect(screen.queryByText('Your unfinished review is here again.')).toBeNull();
  expect(localStorage.getItem('diri_review_draft:1')).toBeNull();
});

test.each([
  ['OPTIONAL', ['No stars', '1 star', '2 stars', '3 stars', '4 stars', '5 stars'], 0],
  ['OFF', [], 5],
] as const)('where stars are %s, nobody has to give any', async (starRating, choices, rating) => {
  const unrated = review({ rating: 0 });
  const { sent } = open(product({ reviews: { ...reviews([unrated]), starRating } }));
  await write();
  expect(screen.queryAllByRole('radio').map(radio => radio.closest('label')?.textContent)).toEqual(choices);
  expect(screen.queryByRole('img', { name: /^Rated 0/ })).toBeNull();
  await fill(all);
  await submit();
  await waitFor(() => expect(sent()).toMatchObject([{ rating }]));
});

test('where reviews are closed there is no form, also by its address', async () => {
  open(product({ reviewsAllowed: false, reviews: reviews([review()]) }), received, '?write=1');
  expect(await screen.findByText('This product takes no reviews.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Review' })).toBeNull();
});

test('where reviews are closed nobody is asked to be the first', async () => {
  open(product({ reviewsAllowed: false, reviews: reviews([]) }));
  expect(await screen.findByText('This product takes no reviews.')).toBeVisible();
  expect(screen.queryByText(/^No reviews yet/)).toBeNull();
});

test('what is not known of a product while the shop is away is not told of its reviews', async () => {
  open(product({ asOf: '2026-11-22T08:05:00.000Z', reviewsAllowed: false, reviews: null }));
  expect(await screen.findByText('Error loading reviews')).toBeVisible();
  expect(screen.queryByText('This product takes no reviews.')).toBeNull();
});

test('another try at reviews that did not come asks the gateway again', async () => {
  let tries = 0;
  showSite('/product/void-label', {
    Product: () => {
      tries += 1;
      const missing = tries === 1;
      const answered = product({ reviews: missing ? null : reviews([review()]) });
      const errors = missing ? [{ message: 'The shop does not answer', path: ['product', 'reviews'] }] : undefined;
      return { data: { __typename: 'Query', product: answered }, ...(errors ? { errors } : {}) };
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Try again' }));
  expect(await screen.findByText('It held.')).toBeVisible();
});
