import type { RefusedForm } from '../../../forms/formOutcome.ts';
import type { PendingReview } from './pendingReviews.ts';

/** What became of a review that was sent. */
export type ReviewOutcome = SentReview | RefusedForm;

interface SentReview {
  kind: 'sent';
  review: PendingReview;
}
