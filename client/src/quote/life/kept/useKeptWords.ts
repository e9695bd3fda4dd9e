import { type RefObject, useEffect } from 'react';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import { isTaken, noteSent, readKept, writeKept } from './keptInTab.ts';

interface KeptWords {
  reference: string;
  version: number;
  /** what the form sends as `step` */
  step: string;
}

/**
 * Keeps in this tab what is written into a field and not sent: another form of the page, a link or a session that has
 * ended leads away from it. It goes once the page says that its step was taken.
 */
export function useKeptWords(
  field: RefObject<HTMLTextAreaElement | null>,
  { reference, version, step }: KeptWords,
): void {
  const query = usePageQuery();
  const isDone = query.get('done') === step;
  useEffect(() => {
    const element = field.current;
    const kept = readKept<string>(reference, step);
    const keep = () => element && writeKept(reference, step, { version, value: element.value });
    // What was refused, or typed before any script ran.
    if (element?.value) keep();
    else if (kept && isTaken(kept, version, isDone)) writeKept(reference, step, null);
    else if (kept && element) element.value = kept.value;
    const noteNoMore = noteSent(reference, step, [step]);
    element?.addEventListener('input', keep);
    return () => {
      noteNoMore();
      element?.removeEventListener('input', keep);
    };
  }, [field, reference, version, step, isDone]);
}
