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
  /** whole stars from 1 to 5, or none */
  readonly rating: number;
}

/** Whether a shop has buyers give stars. */
export type StarRating = 'REQUIRED' | 'OPTIONAL' | 'OFF';

export const NO_STARS = 0;

/** What a form begins with: where stars are not asked for, nobody's are made up. */
export const defaultRating = (asked: StarRating): number => (asked === 'REQUIRED' ? 5 : NO_STARS);

/** Holds a review against the form's rules. */
export function validateReview(
  input: FormInput<'reviewer' | 'email' | 'review'> & { rating: number },
  asked: StarRating,
): Validation<ReviewValues> {
  const result = validateFields(fields, reviewTexts.labels, input);
  const { rating } = input;
  const least = asked === 'REQUIRED' ? 1 : NO_STARS;
  if (Number.isInteger(rating) && rating >= least && rating <= 5)
    return result.ok ? { ok: true, values: { ...result.values, rating } } : result;
  const error = { code: 'UNKNOWN_OPTION', message: reviewTexts.rating } as const;
  return { ok: false, errors: { ...(result.ok ? {} : result.errors), rating: error } };
}
