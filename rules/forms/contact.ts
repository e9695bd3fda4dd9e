import { contactTexts } from '../texts/contact.ts';
import { email, limits, line, requiredLine, requiredOption, requiredText } from './fields.ts';
import { type FormInput, type Validation, validateFields } from './validation.ts';

/** Every value of `subject`; an empty one stands for 'Select a subject' and is refused. */
export const contactSubjects = Object.keys(contactTexts.subject) as (keyof typeof contactTexts.subject)[];

const fields = {
  name: requiredLine(),
  email: email(),
  phone: line(limits.phone),
  company: line(),
  subject: requiredOption(contactSubjects),
  message: requiredText(),
};

export type ContactField = keyof typeof fields;

/** A message, normalised; phone and company may be empty. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Holds a message against the contact form's rules. */
export function validateContact(input: FormInput<ContactField>): Validation<ContactValues> {
  return validateFields(fields, contactTexts.labels, input);
}
