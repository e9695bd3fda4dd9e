import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';

const FORMS = { quote: 'diri/v1/submit-quote', contact: 'contact/v1/submit' } as const;
const REQUIRED = { quote: 'labelType', contact: 'message' };

/** The form routes. A probe leaves a required field out, so that nothing is taken that would have to be taken back. */
export const forms: Expectation[] = (['quote', 'contact'] as const).flatMap((form): Expectation[] => [
  {
    route: FORMS[form],
    expects: 'is there, and takes POST',
    async check({ capabilities: { content } }) {
      const found = content[`${form}Form`];
      orNotAvailable(found !== 'absent', 'there is no such route; submissions wait in the outbox, or go by mail');
      assert.equal(found, 'available');
    },
  },
  {
    route: FORMS[form],
    expects: 'refuses what lacks a field with 400, and names the field',
    writes: true,
    async check({ capabilities: { content }, forms }) {
      orNotAvailable(content[`${form}Form`] === 'available', 'there is no such route');
      const refusal = await forms.submit(form, { name: 'Contract probe', email: 'probe@contract.example' }, 10_000);
      assert(refusal, 'it is refused');
      assert(refusal.code && refusal.message, 'with a code and a message');
      orNotAvailable(refusal.field, `no field is named (${REQUIRED[form]} is missing, for one)`);
    },
  },
]);
