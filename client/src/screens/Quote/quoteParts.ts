import type { UseFormReturn } from 'react-hook-form';
import type { QuoteField } from '../../../../rules/quote.ts';
import { quoteTexts } from '../../../../rules/texts.ts';
import type { FormValues } from '../../quote/useCheckedForm.ts';

interface Sources {
  /** what the controls' ids begin with */
  id: string;
  form: UseFormReturn<FormValues>;
  errorOf: (name: QuoteField) => string | undefined;
  /** values to start with */
  start: Record<string, string>;
}

/** What each part of the form hands to its fields. */
export const createParts = ({ id, form, errorOf, start }: Sources) => ({
  form,
  start,
  /** label, id and message of a field */
  field: (name: QuoteField) => ({ id: `${id}${name}`, label: quoteTexts.labels[name], error: errorOf(name) }),
  /** name, first value and handlers of its control */
  control: (name: QuoteField) => ({ defaultValue: start[name] ?? '', ...form.register(name) }),
});

export type QuoteParts = ReturnType<typeof createParts>;
