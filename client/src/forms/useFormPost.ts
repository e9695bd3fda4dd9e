import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import type { FormOutcome, SentForm } from './formOutcome.ts';
import type { FormValues } from './formValues.ts';
import { SCRIPTED } from './scripted.ts';
import { readSent } from './sentQuery.ts';
import { useOpenedAt } from './useOpenedAt.ts';
import { useSubmissionKey } from './useSubmissionKey.ts';

/**
 * Posts a form to the screen's own action, and says what became of it: of this post, or of one that was made without
 * scripts. `round` counts the forms that were sent: a form keyed by it starts afresh after each. `onSent` hears of each
 * that has arrived, with what was sent.
 */
export function useFormPost(path: string, onSent: (receipt: SentForm, values: FormValues) => void = () => {}) {
  const fetcher = useFetcher<FormOutcome>();
  // A screen's action may have been asked for something else than to send the form.
  const outcome = useActionData<FormOutcome | { kind: 'estimated' }>();
  const posted = outcome?.kind === 'estimated' ? undefined : outcome;
  const [query] = useSearchParams();
  const [round, setRound] = useState(0);
  const { keyFor, forget } = useSubmissionKey(path);
  const openedAt = useOpenedAt();
  const sending = useRef<FormValues>({});
  const answer = fetcher.data;
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.kind === 'sent') setRound(round + 1);
  }
  const arrived = useEffectEvent((receipt: SentForm) => {
    forget();
    onSent(receipt, sending.current);
  });
  useEffect(() => {
    if (answer?.kind === 'sent') arrived(answer);
  }, [answer]);
  const post = (values: FormValues) => {
    sending.current = values;
    const elapsedMs = Math.round(performance.now() - openedAt);
    return fetcher.submit(
      { ...values, key: keyFor(values), elapsedMs, [SCRIPTED]: '1' },
      { method: 'post', action: path },
    );
  };
  const busy = fetcher.state === 'submitting';
  return { outcome: busy ? undefined : (answer ?? posted ?? readSent(query)), busy, round, post };
}
