import { useEffect, useState } from 'react';
import type { Answer, Ask } from './ask.ts';
import { askRecent } from './askRecent.ts';
import type { Operation } from './operation.ts';
import { useAsk } from './useAsk.ts';

interface AnswerOptions {
  skip?: boolean;
  /** Whether the answer is the visitor's own; then another `round` asks it again. */
  personal?: boolean;
  round?: string;
}

interface Answered<T> {
  /** the question it belongs to */
  key: string;
  answer: Answer<T> | null;
}

const questionOf = <T, V>(ask: Ask, query: Operation<T, V>, variables: V, personal: boolean, signal: AbortSignal) =>
  personal ? ask(query, variables, { personal, signal }) : askRecent(ask, query, variables, signal);

/**
 * Asks a query from within a component, again for other variables. `loading` until the question that is asked now is
 * answered; `data` is the last answer till then. A question that nobody waits for any more is given up.
 */
export function useAnswer<T, V>(
  query: Operation<T, V>,
  variables: V,
  { skip = false, personal = false, round = '' }: AnswerOptions = {},
): { data: T | undefined; loading: boolean; failed: boolean } {
  const ask = useAsk();
  const written = JSON.stringify(variables);
  const key = round + written;
  const [{ key: answered, answer }, setAnswered] = useState<Answered<T>>({ key: '', answer: null });
  useEffect(() => {
    if (skip) return;
    const left = new AbortController();
    void questionOf(ask, query, JSON.parse(written) as V, personal, left.signal)
      .catch(() => null)
      .then(came => {
        if (!left.signal.aborted) setAnswered({ key, answer: came });
      });
    return () => left.abort();
  }, [ask, query, written, key, personal, skip]);
  const loading = !skip && answered !== key;
  return { data: answer?.data, loading, failed: !loading && !skip && !answer?.data };
}
