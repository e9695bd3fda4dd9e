import { reviewTexts } from '../texts/review.ts';
import { email, requiredLine, requiredText } from './fields.ts';
import { type FormInput, type Validation, validateFields } from './validation.ts';

const fields = { reviewer: requiredLine(), email: email(), review: requiredText() };

export type ReviewField = keyof typeof fields | 'rating';

/** A review, normalised. */
export interface ReviewValues {
  readonly reviewer: string;
  readonly email: string;
  readonly review: string;
  /** whole stars from 1 to 5 */
  readonly rating: number;
}

export const defaultRating = 5;

/** Holds a review against the form's rules. */
export function validateReview(
  input: FormInput<'reviewer' | 'email' | 'review'> & { rating: number },
): Validation<ReviewValues> {
  const result = validateFields(fields, reviewTexts.labels, input);
  const { rating } = input;
  if (Number.isInteger(rating) && rating >= 1 && rating <= 5)
    return result.ok ? { ok: true, values: { ...result.values, rating } } : result;
  const error = { code: 'UNKNOWN_OPTION', message: reviewTexts.rating } as const;
  return { ok: false, errors: { ...(result.ok ? {} : result.errors), rating: error } };
}
