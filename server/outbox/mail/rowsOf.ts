import { contactTexts } from '../../../rules/texts/contact.ts';
import { quoteTexts } from '../../../rules/texts/quote/quote.ts';
import type { SubmissionKind } from '../form.ts';
import type { Payload } from '../payload.ts';

type Labels = Readonly<Record<string, string>>;

const forms: Record<SubmissionKind, { labels: Labels; options: Readonly<Record<string, unknown>> }> = {
  quote: { labels: quoteTexts.labels, options: quoteTexts },
  contact: { labels: contactTexts.labels, options: contactTexts },
  newsletter: { labels: contactTexts.labels, options: contactTexts },
  payment: { labels: { number: 'Order', name: 'Name', email: 'Email', message: 'Message' }, options: {} },
};

/** What a form said, in its own words: label and value of each field that was filled in. */
export function rowsOf(kind: SubmissionKind, payload: Payload): [string, string][] {
  const { labels, options } = forms[kind];
  return Object.entries(labels).flatMap(([field, label]): [string, string][] => {
    const value = payload[field];
    if (!value) return [];
    const texts = options[field] as Labels | undefined;
    return [[label, texts?.[value] ?? value]];
  });
}
