import { data } from 'react-router-dom';
import { fillText } from '../../../../rules/fillText.ts';
import type { Ask } from '../../data/ask.ts';
import { type RefusedForm, refusedForm } from '../../forms/formOutcome.ts';
import { answerStep, sendStep, takerOf } from '../../forms/sendStep.ts';
import type { OfferViewFragment } from '../../gql/graphql.ts';
import { AnswerQuoteRequestOperation } from '../../gql/operations/AnswerQuoteRequest.ts';
import { AskBuyerOperation } from '../../gql/operations/AskBuyer.ts';
import { CloseQuoteRequestOperation } from '../../gql/operations/CloseQuoteRequest.ts';
import { DraftLinesOperation } from '../../gql/operations/DraftLines.ts';
import { PreviewOfferOperation } from '../../gql/operations/PreviewOffer.ts';
import { outcomeAt } from '../../quote/life/Outcome.tsx';
import { lifeTexts } from '../../quote/life/texts.ts';
import { quoteHref } from './addresses.ts';
import { addedLine } from './offer/knownPrices.ts';
import { formFieldOf, offerInput, rowsIn } from './offerValues.ts';
import { firmTexts } from './texts.ts';

type Values = Record<string, string>;

/** The form with what was typed, once more: with another row, or with what the buyer would see. */
export interface EditedOffer {
  kind: 'edited-offer';
  values: Values;
  preview: OfferViewFragment | null;
}

export type FirmAnswer = RefusedForm | EditedOffer;

const edited = (values: Values, preview: OfferViewFragment | null = null) =>
  data<FirmAnswer>({ kind: 'edited-offer', values, preview });

const withFields = (refused: RefusedForm): RefusedForm => {
  const named = Object.entries(refused.errors).map(([field, words]) => [formFieldOf(field, refused.values), words]);
  return { ...refused, errors: Object.fromEntries(named) };
};

const refusedFiles = (values: Values) => {
  const message = fillText(lifeTexts.filesRefused, { why: values.filesRefused ?? '' });
  return data<FirmAnswer>(refusedForm(values, 'FILES_REFUSED', message, { files: message }), { status: 422 });
};

const done = (reference: string, step: 'answer' | 'ask' | 'close'): string =>
  outcomeAt(`${quoteHref(reference)}?done=${step}`);

/** What the forms of the page ask for, by what they send as `step`. */
export const takeFirmStep = takerOf({
  async answer(ask, values) {
    if (values.filesRefused) return refusedFiles(values);
    const sent = await sendStep(ask, AnswerQuoteRequestOperation, { input: offerInput(values), values });
    return answerStep({ ...sent, refused: withFields(sent.refused) }, done(values.reference ?? '', 'answer'));
  },
  async preview(ask, values) {
    if (values.filesRefused) return refusedFiles(values);
    const options = { input: offerInput(values), values, typename: 'Offer' } as const;
    const { taken, refused, status } = await sendStep(ask, PreviewOfferOperation, options);
    return taken ? edited(values, taken) : data<FirmAnswer>(withFields(refused), { status });
  },
  more: (_, values) => edited({ ...values, [`line.${rowsIn(values, 'line')}.name`]: '' }),
  moreFees: (_, values) => edited({ ...values, [`fee.${rowsIn(values, 'fee')}.name`]: '' }),
  catalogue: fromCatalogue,
  async ask(ask, values) {
    const { reference = '', text = '', idempotencyKey = null } = values;
    const input = { reference, text, idempotencyKey, version: Number(values.version) };
    return answerStep(await sendStep(ask, AskBuyerOperation, { input, values }), done(reference, 'ask'));
  },
  async close(ask, values) {
    const { reference = '', reason = '', idempotencyKey = null } = values;
    const input = { reference, idempotencyKey, reason: reason.trim() || null, version: Number(values.version) };
    const sent = await sendStep(ask, CloseQuoteRequestOperation, { input, values });
    return answerStep(sent, done(reference, 'close'));
  },
});

/** Adds the goods of a stock keeping unit as another line, with all that a line of the first offer knows. */
async function fromCatalogue(ask: Ask, values: Values) {
  const { reference = '' } = values;
  const sku = (values.sku ?? '').trim();
  const items = [{ sku, quantity: 1 }];
  const answer = sku ? await ask(DraftLinesOperation, { reference, items }).catch(() => null) : null;
  const line = answer?.data?.quoteRequest?.draftLines?.[0];
  if (!line?.name) {
    const message = fillText(firmTexts.offer.noSku, { sku });
    return data<FirmAnswer>(refusedForm(values, 'NO_SKU', message, { sku: message }), { status: 422 });
  }
  return edited({ ...values, sku: '', ...addedLine(line, rowsIn(values, 'line')) });
}
