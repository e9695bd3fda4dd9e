import { expect, it } from 'vitest';
import { validateReview } from './review.ts';

const review = { reviewer: ' Lerato  M ', email: 'lerato@example.test', review: 'Holds.\r\n', rating: 4 };

it('takes a review and brings its words into order', () => {
  expect(validateReview(review, 'REQUIRED')).toEqual({
    ok: true,
    values: { reviewer: 'Lerato M', email: 'lerato@example.test', review: 'Holds.', rating: 4 },
  });
});

it.each([
  [{ reviewer: ' ' }, 'reviewer'],
  [{ email: '' }, 'email'],
  [{ email: 'nobody' }, 'email'],
  [{ review: '\n ' }, 'review'],
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ rating: 4.5 }, 'rating'],
  [{ rating: Number.NaN }, 'rating'],
])('refuses %j', (changes, field) => {
  const result = validateReview({ ...review, ...changes }, 'REQUIRED');
  expect(!result.ok && Object.keys(result.errors)).toEqual([field]);
});
