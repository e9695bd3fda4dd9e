import { useEffect, useEffectEvent } from 'react';
import { useActionData, useFetcher } from 'react-router-dom';
import type { FormValues } from '../../forms/formValues.ts';
import { SCRIPTED } from '../../forms/scripted.ts';
import { useOpenedAt } from '../../forms/useOpenedAt.ts';
import { useSubmissionKey } from '../../forms/useSubmissionKey.ts';
import type { CommentOutcome, SentComment } from './commentOutcome.ts';

/** Posts a comment to the post's own address, and says what became of it: of this one, or of one without scripts. */
export function useCommentPost(path: string, onSent: (sent: SentComment) => void) {
  const fetcher = useFetcher<CommentOutcome>();
  const posted = useActionData<CommentOutcome>();
  const openedAt = useOpenedAt();
  const { keyFor, forget } = useSubmissionKey(path);
  const answer = fetcher.data;
  const arrived = useEffectEvent((outcome: CommentOutcome) => {
    if (outcome.kind !== 'sent') return;
    forget();
    onSent(outcome);
  });
  useEffect(() => {
    if (answer) arrived(answer);
  }, [answer]);
  const busy = fetcher.state === 'submitting';
  const post = (values: FormValues) => {
    const elapsedMs = Math.round(performance.now() - openedAt);
    return fetcher.submit(
      { ...values, key: keyFor(values), elapsedMs, [SCRIPTED]: '1' },
      { method: 'post', action: path },
    );
  };
  const outcome = busy ? undefined : (answer ?? posted);
  return { refused: outcome?.kind === 'refused' ? outcome : undefined, busy, post };
}
