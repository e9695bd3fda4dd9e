import { requiredText, text } from '../../../../rules/forms/fields.ts';
import { validateFields } from '../../../../rules/forms/validation.ts';
import { readReference } from '../../../../rules/reference.ts';
import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../../context/context.ts';
import type { MutationResolvers } from '../../../gql/types.ts';
import { readOffer } from '../offer/readOffer.ts';
import { attaching } from './attaching.ts';
import { orNotStored } from './orNotStored.ts';
import { invalidStep } from './stepFailures.ts';
import { stepKey } from './stepKey.ts';
import { stepResult } from './stepResult.ts';

type FirmSteps = Pick<MutationResolvers<Context>, 'answerQuoteRequest' | 'askBuyer' | 'closeQuoteRequest'>;

/** What the firm does with a request. */
export const firmSteps: FirmSteps = {
  answerQuoteRequest: (_, { input }, context) =>
    orNotStored(async () => {
      const reference = readReference(input.reference) ?? '';
      const read = await readOffer(input, context);
      if ('errors' in read) return invalidStep(read.errors);
      const { version } = input;
      const { reference: _own, idempotencyKey, ...fields } = input;
      const key = stepKey('answer', reference, idempotencyKey, fields);
      const attach = attaching(input.proofs ?? [], reference, context);
      return stepResult(await context.submissions.quoteLife.answer({ reference, key, version, attach, ...read }));
    }, context),
  askBuyer: (_, { input }, context) =>
    orNotStored(async () => {
      const reference = readReference(input.reference) ?? '';
      const said = validateFields({ text: requiredText() }, quoteLifeTexts.labels, { text: input.text });
      if (!said.ok) return invalidStep([{ field: 'text', ...said.errors.text! }]);
      const { version } = input;
      const key = stepKey('ask', reference, input.idempotencyKey, [version, said.values.text]);
      return stepResult(await context.submissions.quoteLife.ask({ reference, key, version, text: said.values.text }));
    }, context),
  closeQuoteRequest: (_, { input }, context) =>
    orNotStored(async () => {
      const reference = readReference(input.reference) ?? '';
      const said = validateFields({ reason: text(2_000) }, quoteLifeTexts.labels, { reason: input.reason ?? '' });
      if (!said.ok) return invalidStep([{ field: 'reason', ...said.errors.reason! }]);
      const { version } = input;
      const key = stepKey('close', reference, input.idempotencyKey, [version, said.values.reason]);
      return stepResult(
        await context.submissions.quoteLife.close({ reference, key, version, reason: said.values.reason }),
      );
    }, context),
};
