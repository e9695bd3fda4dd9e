import type { FormValues, SubmissionKind } from './form.ts';

/** The JSON body for the form route: its fields and the reference, by which a receiver knows a repeat. */
export type Payload = Readonly<Record<string, string>>;

/**
 * What is sent to the service. It has no field for the reference, so that also stands as readable text where a person
 * reads the request.
 * @param givenAt when the visitor sent it, in milliseconds since 1970
 */
export function payloadOf(kind: SubmissionKind, values: FormValues, reference: string, givenAt: number): Payload {
  switch (kind) {
    case 'quote':
      return { ...values, additionalInfo: withReference(values.additionalInfo, reference), reference };
    case 'contact':
      return { ...values, message: withReference(values.message, reference), reference };
    case 'newsletter':
      return { ...signUp(values, reference, givenAt), reference };
  }
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
    message: withReference(message, reference),
  };
}

function withReference(text: string | undefined, reference: string): string {
  return [text, `Reference: ${reference}`].filter(Boolean).join('\n\n');
}
