import { artworkLimits } from '../../rules/forms/artwork.ts';
import { type ContactField, validateContact } from '../../rules/forms/contact.ts';
import { type NewsletterField, validateNewsletter } from '../../rules/forms/newsletter.ts';
import { type QuoteField, validateQuote } from '../../rules/forms/quote.ts';
import { askedItems, checkQuoteItems, type QuoteItem, quoteItemsText } from '../../rules/forms/quoteItems.ts';
import type { FieldError, FormInput, Validation } from '../../rules/forms/validation.ts';
import type { ReferenceKind } from '../../rules/reference.ts';
import { artworkTexts } from '../../rules/texts/quote/artwork.ts';
import { type AskedQuote, fieldsIn } from '../quotes/quoteRequest.ts';

export type SubmissionKind = ReferenceKind;

/** What a visitor sent: a form and its fields, as typed. */
export type Form =
  | {
      readonly kind: 'quote';
      readonly values: FormInput<QuoteField | 'phoneCountry'>;
      readonly items?: readonly QuoteItem[] | null | undefined;
      /** Ids of uploaded files. */
      readonly artwork?: readonly string[] | null | undefined;
    }
  | { readonly kind: 'contact'; readonly values: FormInput<ContactField> }
  | { readonly kind: 'newsletter'; readonly values: FormInput<NewsletterField> }
  | {
      readonly kind: 'payment';
      /** The order that it is about and whose it is, as the shop has them: nobody typed them here. */
      readonly values: PaymentFields;
      /** Ids of uploaded files. */
      readonly artwork: readonly string[];
    };

/** What is kept with a proof of payment. */
type PaymentFields = Readonly<Record<'order' | 'number' | 'name' | 'email', string>>;

/** The normalised fields of a form, in the order of its rules; for a quote also `quoteList`, the list as text. */
export type FormValues = Readonly<Record<string, string>>;

/** Holds a form against the rules that the browser uses too. */
export function validateForm(form: Form): Validation<FormValues> {
  switch (form.kind) {
    case 'quote':
      return validateQuoteWithList(form.values, form.items ?? [], artworkOf(form));
    case 'contact':
      return validateContact(form.values);
    case 'newsletter':
      return validateNewsletter(form.values);
    case 'payment':
      return { ok: true, values: form.values };
  }
}

/** The ids of the files attached to a form. */
export function artworkOf(form: Form): readonly string[] {
  return ((form.kind === 'quote' || form.kind === 'payment') && form.artwork) || [];
}

/** What is wrong with the ids of files, or null; whether each is there is seen when they are claimed. */
export const checkArtwork = (ids: readonly string[]): FieldError | null =>
  ids.length > artworkLimits.files ? { code: 'TOO_LONG', message: artworkTexts.faults.TOO_MANY_FILES } : null;

/** What a valid quote form asks for, as it is kept; undefined for any other form. */
export function askedOf(form: Form, values: FormValues): AskedQuote | undefined {
  return form.kind === 'quote' ? { fields: fieldsIn(values), items: askedItems(form.items ?? []) } : undefined;
}

function validateQuoteWithList(
  input: FormInput<QuoteField | 'phoneCountry'>,
  items: readonly QuoteItem[],
  artwork: readonly string[],
): Validation<FormValues> {
  const result = validateQuote(input);
  const listed = checkQuoteItems(items);
  const attached = checkArtwork(artwork);
  if (listed || attached) {
    const faults = { ...(listed && { items: listed }), ...(attached && { artwork: attached }) };
    return { ok: false, errors: { ...(result.ok ? {} : result.errors), ...faults } };
  }
  return result.ok ? { ok: true, values: { ...result.values, quoteList: quoteItemsText(items) } } : result;
}
