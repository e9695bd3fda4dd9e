import { type RefObject, useEffect } from 'react';
import { fillField, readField } from '../../../forms/draft/fillForm.ts';
import { type FormValues, formValues } from '../../../forms/formValues.ts';
import { ACCEPT_FORM, readKept, writeKept } from '../../../quote/life/kept/keptInTab.ts';

const SAME = 'same';

/** What is typed and chosen; the word on the offer and its proofs is given anew each time. */
function detailsIn(form: HTMLFormElement): FormValues {
  const { proofsChecked: _, terms: __, ...details } = formValues(form);
  return { ...details, [SAME]: details[SAME] ?? '' };
}

/** What was typed before any script ran is newer than what was kept. */
function putBack(form: HTMLFormElement, { [SAME]: same, ...typed }: FormValues): void {
  const box = form.elements.namedItem(SAME) as HTMLInputElement;
  for (const [name, value] of Object.entries(typed)) if (readField(form, name)?.preset) fillField(form, name, value);
  if (box.checked === box.defaultChecked && box.checked !== Boolean(same)) box.click();
}

/** Keeps in this tab what is typed to accept an offer, until there is an order of it. `answers` is said of a refused form. */
export function useKeptDetails(
  form: RefObject<HTMLFormElement | null>,
  { reference, version, answers }: { reference: string; version: number; answers: boolean },
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const keep = () => writeKept(reference, ACCEPT_FORM, { version, value: detailsIn(element) });
    const kept = readKept<FormValues>(reference, ACCEPT_FORM);
    if (answers) keep();
    else if (kept) putBack(element, kept.value);
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, reference, version, answers]);
}
