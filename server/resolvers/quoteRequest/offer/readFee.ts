import { requiredLine } from '../../../../rules/forms/fields.ts';
import { validateFields } from '../../../../rules/forms/validation.ts';
import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { FieldError, OfferFeeInput } from '../../../gql/types.ts';
import { fieldError } from '../../fieldError.ts';

const isAmount = (amount: string, decimals: number): boolean =>
  /^\d{1,9}(\.\d+)?$/.test(amount) && (amount.split('.')[1]?.length ?? 0) <= Math.max(2, decimals);

export type Checked<T> = { value: T; errors: FieldError[] };

/** A name that is missing is not the operator's own. */
export const inWordsOfOffers = <Fault extends Pick<FieldError, 'code' | 'message'>>(fault: Fault): Fault =>
  fault.code === 'REQUIRED' ? { ...fault, message: quoteLifeTexts.nameless } : fault;

/** @param decimals of the shop's money */
export function readFee(
  { name, amount }: OfferFeeInput,
  field: string,
  decimals: number,
): Checked<{ name: string; net: string }> {
  const words = validateFields({ name: requiredLine() }, quoteLifeTexts.labels, { name });
  const errors = [
    ...(words.ok ? [] : [{ ...inWordsOfOffers(words.errors.name!), field: `${field}.name` }]),
    ...(isAmount(amount, decimals) ? [] : [fieldError(`${field}.amount`, 'INVALID_AMOUNT', quoteLifeTexts.cents)]),
  ];
  return { value: { name: words.ok ? words.values.name : '', net: amount }, errors };
}
