import { useRef, useState } from 'react';
import { usePageQuery } from '../data/usePageQuery.ts';
import type { FormOutcome, SentForm } from './formOutcome.ts';
import type { FormValues } from './formValues.ts';
import { readSent } from './sentQuery.ts';
import { usePost } from './usePost.ts';
import { useSubmissionKey } from './useSubmissionKey.ts';

/**
 * Posts a form to the screen's own action, and says what became of it: of this post, or of one that was made without
 * scripts. `round` counts the forms that were sent: a form keyed by it starts afresh after each. `onSent` hears of each
 * that has arrived, with what was sent.
 */
export function useFormPost(path: string, onSent: (receipt: SentForm, values: FormValues) => void = () => {}) {
  const query = usePageQuery();
  const [round, setRound] = useState(0);
  const { keyFor, forget } = useSubmissionKey(path);
  const sending = useRef<FormValues>({});
  const { answer, posted, busy, post } = usePost<FormOutcome>(path, receipt => {
    forget();
    onSent(receipt, sending.current);
  });
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    if (answer?.kind === 'sent') setRound(round + 1);
  }
  // A screen's action may have been asked for something else than to send the form.
  const ofForm = (posted?.kind as string) === 'estimated' ? undefined : posted;
  return {
    outcome: busy ? undefined : (answer ?? ofForm ?? readSent(query)),
    busy,
    round,
    post: (values: FormValues) => {
      sending.current = values;
      return post({ ...values, key: keyFor(values) });
    },
  };
}
