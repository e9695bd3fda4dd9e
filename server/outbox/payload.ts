import { artworkTexts } from '../../rules/texts/quote/artwork.ts';
import type { FormValues, SubmissionKind } from './form.ts';

/** The JSON body for the form route: its fields and the reference, by which a receiver knows a repeat. */
export type Payload = Readonly<Record<string, string>>;

/** What is known of a submission beside its fields. */
export interface Particulars {
  readonly reference: string;
  /** When the visitor sent it, in milliseconds since 1970. */
  readonly givenAt: number;
  /** A line for each attached file. */
  readonly artwork: readonly string[];
}

/**
 * What is sent to the service. It has no field for the reference, the quote list and the files, so they also stand as
 * readable text where a person reads the request.
 */
export function payloadOf(kind: SubmissionKind, values: FormValues, particulars: Particulars): Payload {
  const { reference, givenAt } = particulars;
  switch (kind) {
    case 'quote':
      return quote(values, particulars);
    case 'contact':
      return { ...values, message: paragraphs(values.message, referenceLine(reference)), reference };
    case 'newsletter':
      return { ...signUp(values, reference, givenAt), reference };
    case 'payment':
      return { ...payment(values, particulars), reference };
  }
}

// As a message, for the contact endpoint; `order` is what the order's page finds it by.
function payment({ order = '', number = '', name = '', email = '' }: FormValues, { reference, artwork }: Particulars) {
  const message = paragraphs(`Proof of payment for order ${number}`, artwork.join('\n'), referenceLine(reference));
  return { name, email, phone: '', company: '', subject: 'payment', order, number, message };
}

function quote({ quoteList, ...fields }: FormValues, { reference, artwork }: Particulars): Payload {
  const files = artwork.length > 0 ? [artworkTexts.listHeading, ...artwork].join('\n') : '';
  return {
    ...fields,
    additionalInfo: paragraphs(fields.additionalInfo, quoteList, files, referenceLine(reference)),
    reference,
  };
}

// The contact endpoint refuses an empty name, subject or message; these are what the operator reads instead.
function signUp({ email = '', page }: FormValues, reference: string, givenAt: number): Payload {
  const message = `Sign-up, consent given ${new Date(givenAt).toISOString()}, ${page}`;
  return {
    name: 'Newsletter',
    email,
    phone: '',
    company: '',
    subject: 'newsletter',
    message: paragraphs(message, referenceLine(reference)),
  };
}

export function referenceLine(reference: string): string {
  return `Reference: ${reference}`;
}

function paragraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n\n');
}
