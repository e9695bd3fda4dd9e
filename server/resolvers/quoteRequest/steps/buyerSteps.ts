import { requiredText, text } from '../../../../rules/forms/fields.ts';
import { validateFields } from '../../../../rules/forms/validation.ts';
import { declineReasons } from '../../../../rules/texts/quote/declineReasons.ts';
import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../../context/context.ts';
import type { MutationResolvers } from '../../../gql/types.ts';
import { checkArtwork } from '../../../outbox/form.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { type Proof, readRequest } from '../readRequest.ts';
import { acceptOffer } from './acceptOffer.ts';
import { attaching } from './attaching.ts';
import { orNotStored } from './orNotStored.ts';
import { invalidStep, quoteNotFound, type stepRefused } from './stepFailures.ts';
import { stepKey } from './stepKey.ts';
import { stepResult } from './stepResult.ts';

/** Takes a step of the request's own buyer. */
function asBuyer<Result>(
  proof: Proof,
  context: Context,
  take: (request: QuoteRequest) => Promise<Result>,
): Promise<Result | ReturnType<typeof quoteNotFound> | ReturnType<typeof stepRefused>> {
  return orNotStored(async () => {
    const request = await readRequest(proof, context);
    return request ? take(request) : quoteNotFound();
  }, context);
}

type BuyerSteps = Pick<
  MutationResolvers<Context>,
  'replyToQuote' | 'acceptOffer' | 'declineOffer' | 'withdrawQuoteRequest' | 'stopQuoteReminders'
>;

/** The same words to another question are another answer. */
async function timesAsked(request: QuoteRequest, { quotes }: Context): Promise<number> {
  const { steps } = await quotes.lifeOf(request);
  return steps.filter(({ kind }) => kind === 'ASKED' || kind === 'OFFERED').length;
}

/** What the buyer does with a request. */
export const buyerSteps: BuyerSteps = {
  replyToQuote: (_, { input }, context) =>
    asBuyer(input, context, async request => {
      const { reference } = request;
      const files = input.artwork ?? [];
      const said = validateFields({ text: files.length ? text() : requiredText() }, quoteLifeTexts.labels, {
        text: input.text ?? '',
      });
      if (!said.ok) return invalidStep([{ field: 'text', ...said.errors.text! }]);
      const tooMany = checkArtwork(files);
      if (tooMany) return invalidStep([{ field: 'artwork', ...tooMany }]);
      await context.limit('quote');
      const fields = [said.values.text, files, ...(input.idempotencyKey ? [] : [await timesAsked(request, context)])];
      const key = stepKey('reply', reference, input.idempotencyKey, fields);
      const attach = attaching(files, reference, context);
      const { text: words } = said.values;
      const taken = await context.formAllowance.store({
        sender: context.sender,
        bytes: Buffer.byteLength(words),
        write: hasRoom => context.submissions.quoteLife.reply({ reference, key, text: words, attach, hasRoom }),
        isNew: step => step.type === 'taken' && step.fresh,
      });
      return stepResult(taken);
    }),
  acceptOffer: (_, { input }, context) => asBuyer(input, context, request => acceptOffer(input, request, context)),
  declineOffer: (_, { input }, context) =>
    asBuyer(input, context, async ({ reference }) => {
      const said = validateFields({ note: text(2_000) }, quoteLifeTexts.labels, { note: input.note ?? '' });
      if (!said.ok) return invalidStep([{ field: 'note', ...said.errors.note! }]);
      const note = [declineReasons[input.reason], said.values.note].filter(Boolean).join(': ');
      const { offerVersion } = input;
      const key = stepKey('decline', reference, input.idempotencyKey, [offerVersion, note]);
      return stepResult(await context.submissions.quoteLife.decline({ reference, key, offerVersion, note }));
    }),
  withdrawQuoteRequest: (_, { input }, context) =>
    asBuyer(input, context, async ({ reference }) => {
      const key = stepKey('withdraw', reference, input.idempotencyKey, []);
      return stepResult(await context.submissions.quoteLife.withdraw({ reference, key }));
    }),
  stopQuoteReminders: (_, { input }, context) =>
    asBuyer(input, context, async ({ reference }) => {
      const key = stepKey('stop', reference, input.idempotencyKey, []);
      return stepResult(await context.submissions.quoteLife.stopReminders({ reference, key }));
    }),
};
