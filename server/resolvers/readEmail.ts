import { email } from '../../rules/forms/fields.ts';
import { validateFields } from '../../rules/forms/validation.ts';
import { emailKey } from '../quotes/quoteRequest.ts';
import { invalidStep } from './quoteRequest/steps/stepFailures.ts';

/** An address as one is known by it, or what is wrong with it. */
export function readEmail(asked: string) {
  const checked = validateFields({ email: email() }, { email: 'email' }, { email: asked });
  if (!checked.ok) return { failure: invalidStep([{ field: 'email', ...checked.errors.email! }]) };
  return { email: emailKey(checked.values.email), failure: undefined };
}
