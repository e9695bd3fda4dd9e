import { useEffect, useEffectEvent } from 'react';
import { useActionData, useFetcher } from 'react-router-dom';
import type { FormValues } from './formValues.ts';
import { SCRIPTED } from './scripted.ts';
import { useOpenedAt } from './useOpenedAt.ts';

type SentOf<Outcome> = Extract<Outcome, { kind: 'sent' }>;

/**
 * Posts a form to an address, and says what became of it: `answer` of this post, `posted` of one that was made without
 * scripts. `onSent` hears of each that has arrived.
 */
export function usePost<Outcome extends { kind: string }>(path: string, onSent: (sent: SentOf<Outcome>) => void) {
  const fetcher = useFetcher<Outcome>();
  const posted = useActionData<Outcome>() as Outcome | undefined;
  const openedAt = useOpenedAt();
  const answer = fetcher.data as Outcome | undefined;
  const arrived = useEffectEvent(onSent);
  useEffect(() => {
    if (answer?.kind === 'sent') arrived(answer as SentOf<Outcome>);
  }, [answer]);
  const post = (values: FormValues) => {
    const elapsedMs = Math.round(performance.now() - openedAt);
    return fetcher.submit({ ...values, elapsedMs, [SCRIPTED]: '1' }, { method: 'post', action: path });
  };
  const busy = fetcher.state === 'submitting';
  return { answer, posted, outcome: busy ? undefined : (answer ?? posted), busy, post };
}
