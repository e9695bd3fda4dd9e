import { type RefObject, useEffect, useRef } from 'react';
import { fillField, readField } from '../../forms/draft/fillForm.ts';
import type { KnownValues } from './knownValues.ts';

/**
 * Fills in what the list answers, and follows it while the list changes. What the visitor entered stays. Gives what was
 * filled in, which is nobody's draft.
 */
export function useKnown(form: RefObject<HTMLFormElement | null>, values: KnownValues): RefObject<KnownValues> {
  const filled = useRef<KnownValues>({});
  const wanted = JSON.stringify(values);
  useEffect(() => {
    const next: KnownValues = JSON.parse(wanted);
    // The fields would not hear of each other within one change.
    queueMicrotask(() => {
      const element = form.current;
      if (!element) return;
      for (const name of Object.keys({ ...filled.current, ...next }) as (keyof KnownValues)[]) {
        const stands = readField(element, name)?.value ?? '';
        if (stands === '' || stands === filled.current[name]) fillField(element, name, next[name] ?? '');
      }
      filled.current = next;
    });
  }, [form, wanted]);
  return filled;
}
