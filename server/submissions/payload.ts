import type { FormValues, SubmissionKind } from './form.ts';

/** The JSON body for the form route: its fields and the reference, by which a receiver knows a repeat. */
export type Payload = Readonly<Record<string, string>>;

/**
 * What is sent to the service. It has no field for the reference and the quote list, so they also stand as readable text
 * where a person reads the request.
 * @param givenAt when the visitor sent it, in milliseconds since 1970
 */
export function payloadOf(kind: SubmissionKind, values: FormValues, reference: string, givenAt: number): Payload {
  switch (kind) {
    case 'quote':
      return quote(values, reference);
    case 'contact':
      return { ...values, message: paragraphs(values.message, referenceLine(reference)), reference };
    case 'newsletter':
      return { ...signUp(values, reference, givenAt), reference };
  }
}

function quote({ quoteList, ...fields }: FormValues, reference: string): Payload {
  return {
    ...fields,
    additionalInfo: paragraphs(fields.additionalInfo, quoteList, referenceLine(reference)),
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

function referenceLine(reference: string): string {
  return `Reference: ${reference}`;
}

function paragraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n\n');
}
