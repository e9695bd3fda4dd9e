import type { FormValues } from '../formValues.ts';
import type { Draft } from './draft.ts';
import { fillForm, readField } from './fillForm.ts';

/**
 * Puts a draft back into a form: what was typed since stays, and so does what the page filled in, unless the draft was
 * begun from the same entrance. A text that the page began is added to the draft's. True where anything was put back.
 */
export function restoreDraft(form: HTMLFormElement, draft: Draft, entrance: string): boolean {
  const missing = Object.entries(draft.values).flatMap(([name, kept]) => {
    const field = readField(form, name);
    if (!field || !kept || field.value === kept) return [];
    if (field.value === '') return [[name, kept]];
    if (!field.preset) return [];
    if (draft.entrance === entrance) return [[name, kept]];
    const isText = form.elements.namedItem(name) instanceof HTMLTextAreaElement;
    return isText && !kept.includes(field.value) ? [[name, `${kept}\n${field.value}`]] : [];
  });
  const values = withItsCountry(Object.fromEntries(missing) as FormValues, draft.values);
  fillForm(form, values);
  return Object.keys(values).length > 0;
}

/** A country is preset by the browser's language; the one that counts is that of the number. */
function withItsCountry({ phoneCountry: _, ...values }: FormValues, kept: FormValues): FormValues {
  return values.phone && kept.phoneCountry ? { ...values, phoneCountry: kept.phoneCountry } : values;
}
