import { useEffect, useEffectEvent } from 'react';
import { useActionData, useFetcher } from 'react-router-dom';
import type { FormValues } from '../../../forms/formValues.ts';
import { SCRIPTED } from '../../../forms/scripted.ts';
import { useOpenedAt } from '../../../forms/useOpenedAt.ts';
import { rememberPending } from './pendingReviews.ts';
import type { ReviewOutcome } from './reviewOutcome.ts';

/** Posts a review to the product's own address, and says what became of it: of this post, or of one without scripts. */
export function useReviewPost(path: string, onSent: () => void) {
  const fetcher = useFetcher<ReviewOutcome>();
  const posted = useActionData<ReviewOutcome>();
  const openedAt = useOpenedAt();
  const answer = fetcher.data;
  const arrived = useEffectEvent((outcome: ReviewOutcome) => {
    if (outcome.kind !== 'sent') return;
    rememberPending(outcome.review);
    onSent();
  });
  useEffect(() => {
    if (answer) arrived(answer);
  }, [answer]);
  const busy = fetcher.state === 'submitting';
  const post = (values: FormValues) => {
    const elapsedMs = Math.round(performance.now() - openedAt);
    return fetcher.submit({ ...values, elapsedMs, [SCRIPTED]: '1' }, { method: 'post', action: path });
  };
  return { outcome: busy ? undefined : (answer ?? posted), busy, post };
}
