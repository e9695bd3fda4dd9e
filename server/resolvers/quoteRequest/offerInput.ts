import { line, requiredLine, text } from '../../../rules/forms/fields.ts';
import { validateFields } from '../../../rules/forms/validation.ts';
import { quoteLifeTexts } from '../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../context/context.ts';
import type { AnswerQuoteRequestInput, FieldError, OfferFeeInput, OfferLineInput } from '../../gql/types.ts';
import type { Offer } from '../../quotes/offers/offer.ts';
import { type OfferInput, workOut } from '../../quotes/offers/workOut.ts';
import { idOf } from '../arguments.ts';
import { fieldError } from './stepResult.ts';
import { taxationIn } from './taxationIn.ts';
import { waysToPay } from './waysToPay.ts';

const MOST_LINES = 50;
const MOST_FEES = 20;
const MOST_PROOFS = 5;
const MOST_PIECES = 100_000_000;
const UNIT_PRICE = /^\d{1,9}(\.\d{1,4})?$/;
const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

type Checked<T> = { value: T; errors: FieldError[] };

/** What the firm offers, held against the rules and worked out; or what is wrong with it. */
export async function readOffer(
  input: AnswerQuoteRequestInput,
  context: Context,
): Promise<{ offer: Offer; validDays: number } | { errors: FieldError[] }> {
  const lines = await Promise.all(input.lines.map((one, at) => readLine(one, at, context)));
  const fees = (input.fees ?? []).map((fee, at) => readFee(fee, `fees.${at}`));
  const delivery = input.delivery ? readFee(input.delivery, 'delivery') : null;
  const words = validateFields({ terms: text(), note: text() }, quoteLifeTexts.labels, {
    terms: input.terms ?? '',
    note: input.note ?? '',
  });
  const { taxation, country, state, errors: taxErrors } = await taxationIn(input, context);
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
  const { currency } = await context.currency();
  const offered: OfferInput = {
    lines: lines.map(({ value }) => value),
    fees: fees.map(({ value }) => value),
    delivery: delivery?.value ?? null,
    ...{ country, state },
    currency,
    leadTimeDays: input.leadTimeDays ?? null,
    ...words.values,
    proofs: (input.proofs ?? []).map(id => ({ id })),
    payWays: await waysToPay(context),
  };
  return { offer: workOut(offered, taxation), validDays: input.validDays ?? quoteDefaults.validDays };
}

const days = (field: string, value: number | null | undefined): FieldError[] =>
  value == null || (value >= 1 && value <= 365) ? [] : [fieldError(field, 'INVALID_NUMBER', quoteLifeTexts.days)];

async function readLine(
  input: OfferLineInput,
  at: number,
  context: Context,
): Promise<Checked<OfferInput['lines'][number]>> {
  const of = (name: string, code: string, message: string) => fieldError(`lines.${at}.${name}`, code, message);
  const words = validateFields(
    { name: requiredLine(), description: line(300), unit: line(40) },
    quoteLifeTexts.labels,
    { name: input.name, description: input.description ?? '', unit: input.unit ?? '' },
  );
  const whole = (value: number) => value >= 1 && value <= MOST_PIECES;
  const sold = await soldAs(input, of, context);
  const errors = [
    ...(words.ok ? [] : Object.entries(words.errors).map(([field, error]) => of(field, error.code, error.message))),
    ...(whole(input.quantity) ? [] : [of('quantity', 'INVALID_QUANTITY', quoteLifeTexts.quantity)]),
    ...(input.labelsPerUnit == null || whole(input.labelsPerUnit)
      ? []
      : [of('labelsPerUnit', 'INVALID_QUANTITY', quoteLifeTexts.quantity)]),
    ...(UNIT_PRICE.test(input.unitPrice) ? [] : [of('unitPrice', 'INVALID_AMOUNT', quoteLifeTexts.amount)]),
    ...sold.errors,
  ];
  const { quantity, unitPrice, labelsPerUnit = null } = input;
  const { name, description, unit } = words.ok ? words.values : { name: '', description: '', unit: '' };
  return { value: { ...sold.value, name, description, unit, quantity, labelsPerUnit, unitPrice }, errors };
}

/** The product and variation that a line means, as the shop's order needs them. */
async function soldAs(
  { productId, variationId }: OfferLineInput,
  of: (name: string, code: string, message: string) => FieldError,
  { loaders }: Context,
): Promise<Checked<{ productId: number | null; variationId: number | null }>> {
  const nothing = { productId: null, variationId: null };
  if (!productId) return { value: nothing, errors: [] };
  const id = idOf(productId);
  const product = id === null ? null : await loaders.product.load({ id, set: 'card' });
  if (!product) return { value: nothing, errors: [of('productId', 'UNKNOWN_PRODUCT', quoteLifeTexts.productUnknown)] };
  const variations = product.type === 'variable' ? await loaders.variations.load(product.id) : [];
  const chosen = variations.find(one => String(one.id) === variationId);
  if (variations.length ? !chosen : variationId)
    return { value: nothing, errors: [of('variationId', 'NO_SUCH_VARIATION', quoteLifeTexts.variationMissing)] };
  return { value: { productId: product.id, variationId: chosen?.id ?? null }, errors: [] };
}

function readFee({ name, amount }: OfferFeeInput, field: string): Checked<{ name: string; net: string }> {
  const words = validateFields({ name: requiredLine() }, quoteLifeTexts.labels, { name });
  const errors = [
    ...(words.ok ? [] : [{ ...words.errors.name!, field: `${field}.name` }]),
    ...(AMOUNT.test(amount) ? [] : [fieldError(`${field}.amount`, 'INVALID_AMOUNT', quoteLifeTexts.cents)]),
  ];
  return { value: { name: words.ok ? words.values.name : '', net: amount }, errors };
}
