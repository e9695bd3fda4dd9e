import { fillText } from '../../../../rules/fillText.ts';
import { text } from '../../../../rules/forms/fields.ts';
import { validateFields } from '../../../../rules/forms/validation.ts';
import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../../context/context.ts';
import type { AnswerQuoteRequestInput, FieldError } from '../../../gql/types.ts';
import type { Offer } from '../../../quotes/offers/offer.ts';
import { type OfferInput, workOut } from '../../../quotes/offers/workOut.ts';
import { decimalsIn } from '../../../upstreams/shop/currency.ts';
import { fieldError } from '../../fieldError.ts';
import { readFee } from './readFee.ts';
import { readLine } from './readLine.ts';
import { taxationIn } from './taxationIn.ts';
import { waysToPay } from './waysToPay.ts';

const MOST_LINES = 50;

const MOST_FEES = 20;

const MOST_PROOFS = 5;

/** Far beyond any order, and a sum that every database and program still counts exactly. */
const MOST_TOTAL = 9_999_999_999;

/** What the firm offers, held against the rules and worked out; or what is wrong with it. */
export async function readOffer(
  input: AnswerQuoteRequestInput,
  context: Context,
): Promise<{ offer: Offer; validDays: number } | { errors: FieldError[] }> {
  const lines = await Promise.all(input.lines.map((one, at) => readLine(one, at, context)));
  const money = await context.currency();
  const fees = (input.fees ?? []).map((fee, at) => readFee(fee, `fees.${at}`, decimalsIn(money)));
  const delivery = input.delivery ? readFee(input.delivery, 'delivery', decimalsIn(money)) : null;
  const words = validateFields({ terms: text(2_000), note: text() }, quoteLifeTexts.labels, {
    terms: input.terms ?? '',
    note: input.note ?? '',
  });
  const {
    taxation,
    rateOf,
    country,
    state,
    errors: taxErrors,
  } = await taxationIn(
    input,
    lines.map(({ sentAs }) => sentAs),
    context,
  );
  const { quoteDefaults } = context.config;
  const errors = [
    ...(input.lines.length < 1 || input.lines.length > MOST_LINES
      ? [fieldError('lines', 'REQUIRED', quoteLifeTexts.offerLines)]
      : []),
    ...(fees.length > MOST_FEES ? [fieldError('fees', 'TOO_LONG', quoteLifeTexts.tooManyFees)] : []),
    ...((input.proofs?.length ?? 0) > MOST_PROOFS
      ? [fieldError('proofs', 'TOO_LONG', quoteLifeTexts.tooManyProofs)]
      : []),
    ...[...lines, ...fees, ...(delivery ? [delivery] : [])].flatMap(one => one.errors),
    ...(words.ok ? [] : Object.entries(words.errors).map(([field, error]) => ({ field, ...error }))),
    ...taxErrors,
    ...days('leadTimeDays', input.leadTimeDays),
    ...days('validDays', input.validDays),
  ];
  if (errors.length || !words.ok) return { errors };
  const offered: OfferInput = {
    lines: lines.map(({ value }) => ({ ...value, rate: rateOf(value.taxClass ?? null) })),
    fees: fees.map(({ value }) => value),
    delivery: delivery?.value ?? null,
    country,
    state,
    currency: money.currency,
    leadTimeDays: input.leadTimeDays ?? null,
    ...words.values,
    proofs: (input.proofs ?? []).map(id => ({ id })),
    payWays: await waysToPay(context),
  };
  const offer = workOut(offered, taxation);
  if (Number(offer.totals.total) > MOST_TOTAL) return { errors: [tooLarge] };
  return { offer, validDays: input.validDays ?? quoteDefaults.validDays };
}

const tooLarge: FieldError = fieldError(
  'lines',
  'OUT_OF_RANGE',
  fillText(quoteLifeTexts.totalTooLarge, { most: MOST_TOTAL.toLocaleString('en-US') }),
);

const days = (field: string, value: number | null | undefined): FieldError[] =>
  value == null || (value >= 1 && value <= 365) ? [] : [fieldError(field, 'INVALID_NUMBER', quoteLifeTexts.days)];
