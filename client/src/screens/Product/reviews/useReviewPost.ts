import { usePost } from '../../../forms/usePost.ts';
import { rememberPending } from './pendingReviews.ts';
import type { ReviewOutcome } from './reviewOutcome.ts';

/** Posts a review to the product's own address, and says what became of it: of this post, or of one without scripts. */
export const useReviewPost = (path: string, onSent: () => void) =>
  usePost<ReviewOutcome>(path, ({ review }) => {
    rememberPending(review);
    onSent();
  });
