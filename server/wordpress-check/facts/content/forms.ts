import assert from 'node:assert/strict';
import type { Config } from '../../../config.ts';
import type { ContentCapabilities } from '../../capabilities.ts';
import type { ContentService, Root } from '../../examination.ts';
import { check, error, expect, type Finding, info, orNotAvailable, success, writing } from '../../fact.ts';
import { takes } from '../../reply.ts';
import { ofContent } from '../../together.ts';

const FORMS = { quote: '/diri/v1/submit-quote', contact: '/contact/v1/submit' } as const;
const REQUIRED = { quote: 'labelType', contact: 'message' };

/** Whether somebody takes what visitors send. Reads what the routes say of themselves: a form would arrive. */
export async function readForms(content: ContentService): Promise<Pick<ContentCapabilities, `${Form}Form`>> {
  const read = (form: Form) => takes('POST', FORMS[form], content.ask);
  const [quoteForm, contactForm] = await Promise.all([read('quote'), read('contact')]);
  return { quoteForm, contactForm };
}

type Form = keyof typeof FORMS;

// A probe leaves a required field out, so that nothing is taken that would have to be taken back.
const expectations = (['quote', 'contact'] as const).flatMap(form => [
  ...expect(FORMS[form].slice(1), {
    'is there, and takes POST'({ capabilities: { content } }) {
      const found = content[`${form}Form`];
      orNotAvailable(found !== 'absent', 'there is no such route; submissions wait in the outbox, or go by mail');
      assert.equal(found, 'available');
    },
  }),
  ...writing(FORMS[form].slice(1), {
    async 'refuses what lacks a field with 400, and names the field'({ capabilities, forms }) {
      orNotAvailable(capabilities.content[`${form}Form`] === 'available', 'there is no such route');
      const refusal = await forms.submit(form, { name: 'Contract probe', email: 'probe@contract.example' }, 10_000);
      assert(refusal, 'it is refused');
      assert(refusal.code && refusal.message, 'with a code and a message');
      orNotAvailable(refusal.field, `no field is named (${REQUIRED[form]} is missing, for one)`);
    },
  }),
]);

export const forms = check('form-routes', 'Form routes', ofContent(look), expectations);

async function look(content: ContentService, _: Root, { smtpUrl }: Config): Promise<Finding> {
  const { quoteForm, contactForm } = await readForms(content);
  const found = [
    { route: FORMS.quote, takes: quoteForm === 'available' },
    { route: FORMS.contact, takes: contactForm === 'available' },
  ];
  const missing = found.filter(form => !form.takes).map(({ route }) => route);
  if (missing.length === 0) return success('quotes and messages are taken', found);
  const detail = `missing: ${missing.join(', ')}`;
  if (smtpUrl) return info(`${detail}; what visitors send goes by mail`, found);
  return error(
    detail,
    'Install the plugin of the folder wordpress in WordPress, or set SMTP_URL: until then what visitors send waits in the outbox.',
    found,
  );
}
