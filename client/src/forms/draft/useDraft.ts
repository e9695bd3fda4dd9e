import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormOutcome } from '../formOutcome.ts';
import { type FormValues, formValues } from '../formValues.ts';
import { eraseDraft, readDraft, writeDraft } from './draft.ts';

const PAUSE_MS = 400;

interface UseDraft {
  key: string;
  /** the query that filled in the form; counts as it was when the form was begun */
  query?: string;
  outcome: FormOutcome | undefined;
  /** what the page filled in, by field: as long as it stands it is nobody's draft */
  filled?: RefObject<FormValues>;
}

/** Keeps what stands in a form while its visitor walks about, and puts it back once the page is taken over. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { key, query = '', outcome, filled }: UseDraft) {
  // What a refused form brought back without scripts is newer than any draft.
  const [entrance] = useState(outcome?.kind === 'refused' ? 'refused' : query);
  const [restored, setRestored] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const forgetPause = () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    };
    const save = () => {
      forgetPause();
      writeDraft(key, { entrance, values: withoutFilled(formValues(element), filled?.current) });
    };
    const saveSoon = () => {
      forgetPause();
      pause.current = setTimeout(save, PAUSE_MS);
    };
    const saveNow = () => {
      if (pause.current !== undefined) save();
    };
    const restore = async () => {
      const draft = readDraft(key);
      if (draft) {
        const { restoreDraft } = await import('./restoreDraft.ts');
        if (element.isConnected) setRestored(restoreDraft(element, draft, entrance));
      }
      // What was entered before this listened.
      if (element.isConnected) saveSoon();
    };
    // After whatever makes an end of the draft with the form that was there before.
    queueMicrotask(() => void restore());
    element.addEventListener('input', saveSoon);
    element.addEventListener('change', saveSoon);
    window.addEventListener('pagehide', saveNow);
    return () => {
      element.removeEventListener('input', saveSoon);
      element.removeEventListener('change', saveSoon);
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [form, key, entrance, filled]);
  return {
    /** whether anything was put back */
    restored,
    discard: () => {
      clearTimeout(pause.current);
      pause.current = undefined;
      eraseDraft(key);
    },
  };
}

const withoutFilled = (values: FormValues, filled: FormValues = {}): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !value || filled[name] !== value));
