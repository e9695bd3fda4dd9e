import { data, redirect } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import type { Ask, GatewayError } from '../../data/ask.ts';
import { refusedForm } from '../../forms/formOutcome.ts';
import { answerStep, patience, sendStep, takerOf, unsent } from '../../forms/sendStep.ts';
import type { DeclineReason, QuoteLifeFragment } from '../../gql/graphql.ts';
import { DeclineOfferOperation } from '../../gql/operations/DeclineOffer.ts';
import { OpenQuoteOperation } from '../../gql/operations/OpenQuote.ts';
import { QuoteLifeOperation } from '../../gql/operations/QuoteLife.ts';
import { ReplyToQuoteOperation } from '../../gql/operations/ReplyToQuote.ts';
import { StopQuoteRemindersOperation } from '../../gql/operations/StopQuoteReminders.ts';
import { SubmitQuoteRequestOperation } from '../../gql/operations/SubmitQuoteRequest.ts';
import { WithdrawQuoteRequestOperation } from '../../gql/operations/WithdrawQuoteRequest.ts';
import { filesIn } from '../../quote/life/kept/keptFilesOf.ts';
import { outcomeAt } from '../../quote/life/Outcome.tsx';
import { quoteHref } from '../../quote/life/quoteAddress.ts';
import { lifeTexts } from '../../quote/life/texts.ts';
import { quoteLifeTexts as texts } from './texts.ts';

type Values = Record<string, string>;

const done = (reference: string, step: keyof typeof texts.done): string =>
  outcomeAt(`${quoteHref(reference)}?done=${step}`);

/** Where the request stands says what came of a step that ends it. */
const ended = (reference: string): string => outcomeAt(quoteHref(reference));

/** What the forms of the buyer's page ask for, by what they send as `step`. */
export const takeStep = takerOf({
  async open(ask, values) {
    const { reference = '', email = '' } = values;
    const answer = await ask(OpenQuoteOperation, { reference, email }, { personal: true, signal: patience() }).catch(
      () => null,
    );
    const link = answer?.data?.quoteRequest?.link;
    // The link's own address remembers this browser, and leads to the bare one.
    if (link) return redirect(pathOf(link), 303);
    return notFound(values, answer);
  },
  async reply(ask, values) {
    const { reference = '', text = '', idempotencyKey = null, filesRefused } = values;
    const artwork = filesIn(values).map(({ id }) => id);
    if (filesRefused) {
      const message = fillText(lifeTexts.filesRefused, { why: filesRefused });
      return data(refusedForm(values, 'FILES_REFUSED', message), { status: 422 });
    }
    if (!text.trim() && artwork.length === 0)
      return data(refusedForm(values, 'EMPTY', texts.failures.empty), { status: 422 });
    const input = { reference, idempotencyKey, artwork, text: text.trim() || null };
    const to = done(reference, text.trim() ? 'reply' : 'files');
    return answerStep(await sendStep(ask, ReplyToQuoteOperation, { input, values }), to);
  },
  async decline(ask, values) {
    const { reference = '', reason = 'OTHER', note = '', idempotencyKey = null } = values;
    const offerVersion = Number(values.offerVersion);
    const input = { reference, idempotencyKey, offerVersion, reason: reason as DeclineReason, note: note || null };
    return answerStep(await sendStep(ask, DeclineOfferOperation, { input, values }), ended(reference));
  },
  async withdraw(ask, values) {
    const { reference = '', idempotencyKey = null } = values;
    const input = { reference, idempotencyKey };
    return answerStep(await sendStep(ask, WithdrawQuoteRequestOperation, { input, values }), ended(reference));
  },
  async stop(ask, values) {
    const { reference = '', idempotencyKey = null } = values;
    const input = { reference, idempotencyKey };
    const to = done(reference, 'stop');
    return answerStep(await sendStep(ask, StopQuoteRemindersOperation, { input, values }), to);
  },
  again: askAgain,
});

/** A request that cannot be had: there is none for whoever asks, it was asked for too often, or nobody answers. */
function notFound(values: Values, answer: { errors: readonly GatewayError[] } | null) {
  if (answer && !answer.errors.length)
    return data(refusedForm(values, 'QUOTE_NOT_FOUND', texts.find.unfit), { status: 422 });
  return unsent(values, answer);
}

/** The same request anew: what was asked and who asked are read from the gateway, not from the form. */
export async function askAgain(ask: Ask, values: Values) {
  const { reference = '', idempotencyKey = null } = values;
  const answer = await ask(QuoteLifeOperation, { reference }, { personal: true, signal: patience() }).catch(() => null);
  const asked = answer?.data?.quoteRequest;
  if (!asked) return notFound(values, answer);
  const input = { ...fieldsOf(asked), key: idempotencyKey };
  const sent = await sendStep(ask, SubmitQuoteRequestOperation, { input, values });
  return answerStep(sent, done(sent.taken?.reference ?? '', 'again'));
}

function fieldsOf(asked: QuoteLifeFragment) {
  const { name, email, company, phone, labelType, quantity, size, material, colors, usage } = asked;
  const { specialRequirements, timeline, additionalInfo } = asked;
  // What is not sold any more is asked for all the same: a person answers.
  const items = asked.items.flatMap(({ productId, product, productName, quantity: pieces, sku, notes }) => {
    const id = productId ?? product?.id;
    return id ? [{ productId: id, productName, quantity: pieces, sku, notes }] : [];
  });
  return {
    name,
    email,
    company,
    phone,
    labelType,
    quantity,
    size,
    material,
    colors,
    usage,
    specialRequirements,
    timeline,
    additionalInfo,
    items,
  };
}

const pathOf = (link: string): string => {
  const { pathname, search } = new URL(link, 'http://localhost');
  return pathname + search;
};
