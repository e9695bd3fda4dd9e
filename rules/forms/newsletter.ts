import { newsletterTexts } from '../texts/newsletter.ts';
import { email, limits, line } from './fields.ts';
import { type FormInput, type Validation, validateFields } from './validation.ts';

const fields = { email: email(), page: line(limits.path) };

export type NewsletterField = keyof typeof fields;

/** A sign-up: the address and the path of the page it was made on. */
export type NewsletterValues = Readonly<Record<NewsletterField, string>>;

/** Holds a sign-up against its rules. A page that is not a path of this site is recorded as the blog's. */
export function validateNewsletter(input: FormInput<NewsletterField>): Validation<NewsletterValues> {
  const page = pathOf(input.page);
  return validateFields(fields, { ...newsletterTexts.labels, page: '' }, { ...input, page });
}

// The page is noted, not asked for: a client that sends nonsense must not cost the visitor the sign-up.
function pathOf(page: string | null | undefined): string {
  const path = typeof page === 'string' ? (page.split(/[?#]/, 1)[0] ?? '') : '';
  return /^\/(?!\/)[\w\-./%~]*$/.test(path) && path.length <= limits.path ? path : '/blog';
}
