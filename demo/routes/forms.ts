import { keepSubmission } from '../data/submissions.ts';
import { RestError } from '../rest/error.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Call, Route } from '../rest/route.ts';
import { isEmail } from '../store/address.ts';

interface Form {
  path: string;
  required: string[];
  thanks: string;
}

const FORMS: Form[] = [
  {
    path: '/contact/v1/submit',
    required: ['name', 'email', 'message'],
    thanks: 'Thank you, we received your message.',
  },
  {
    path: '/diri/v1/submit-quote',
    required: ['name', 'email', 'labelType', 'quantity'],
    thanks: 'Thank you, your quote request was received.',
  },
];

/** The two form routes: open to all, POST only, answered 200 with an id. */
export const forms = (rest: Rest): Route[] =>
  FORMS.map(form => ({ path: form.path, POST: { answer: call => take(form, call, rest) } }));

function take(form: Form, call: Call, rest: Rest): Answer {
  const missing = form.required.find(name => String(call.body[name] ?? '').trim() === '');
  if (missing) throw new RestError(400, 'missing_field', `Missing required field: ${missing}`, { field: missing });
  if (!isEmail(String(call.body.email))) {
    throw new RestError(400, 'invalid_email', 'Please provide a valid email address.', { field: 'email' });
  }
  const id = keepSubmission(rest.database, form.path, call.body);
  return { body: { success: true, id, message: form.thanks } };
}
