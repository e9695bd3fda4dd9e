import { useEffect, useState } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import type { FormOutcome } from './formOutcome.ts';
import { SCRIPTED } from './sendForm.ts';
import { readSent } from './sentQuery.ts';
import { useOpenedAt } from './useOpenedAt.ts';
import { useSubmissionKey } from './useSubmissionKey.ts';

/**
 * Posts a form to the screen's own action, and says what became of it: of this post, or of one that was made without
 * scripts. `round` counts the forms that were sent: a form keyed by it starts afresh after each.
 */
export function useFormPost(path: string) {
  const fetcher = useFetcher<FormOutcome>();
  const posted = useActionData<FormOutcome>();
  const [query] = useSearchParams();
  const [round, setRound] = useState(0);
  const { keyFor, forget } = useSubmissionKey();
  const openedAt = useOpenedAt();
  const answer = fetcher.data;
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.kind === 'sent') setRound(round + 1);
  }
  useEffect(() => {
    if (answer?.kind === 'sent') forget();
  }, [answer, forget]);
  const post = (values: Record<string, string>) =>
    fetcher.submit(
      { ...values, key: keyFor(values), elapsedMs: Math.round(performance.now() - openedAt), [SCRIPTED]: '1' },
      { method: 'post', action: path },
    );
  const busy = fetcher.state === 'submitting';
  return { outcome: busy ? undefined : (answer ?? posted ?? readSent(query)), busy, round, post };
}
