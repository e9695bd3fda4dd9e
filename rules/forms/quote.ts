import { defaultCountry, findCountry } from '../address/country.ts';
import { checkPhone } from '../address/phone.ts';
import type { CountryCode } from '../address/phoneDigits.ts';
import { quoteTexts } from '../texts/quote/quote.ts';
import { email, limits, line, option, requiredLine, requiredOption, text } from './fields.ts';
import { type FieldError, type FormInput, type Validation, validateFields } from './validation.ts';

/** The values of the form's five lists, in the order they are offered; their labels stand in `quoteTexts`. */
export const quoteOptions = {
  labelType: valuesOf(quoteTexts.labelType),
  quantity: valuesOf(quoteTexts.quantity),
  material: valuesOf(quoteTexts.material),
  usage: valuesOf(quoteTexts.usage),
  timeline: valuesOf(quoteTexts.timeline),
} as const;

const fields = {
  name: requiredLine(),
  email: email(),
  company: line(),
  phone: line(limits.phone),
  labelType: requiredOption(quoteOptions.labelType),
  quantity: requiredOption(quoteOptions.quantity),
  size: line(),
  material: option(quoteOptions.material),
  colors: line(),
  usage: option(quoteOptions.usage),
  specialRequirements: text(),
  timeline: option(quoteOptions.timeline),
  additionalInfo: text(),
};

export type QuoteField = keyof typeof fields;

/** The thirteen fields in the order they are sent. */
export const quoteFields = Object.keys(fields) as QuoteField[];

/** A quote request, normalised: the phone as '+27 821234567', fields left out as empty strings. */
export type QuoteValues = Readonly<Record<QuoteField, string>>;

/**
 * Holds a quote request against the form's rules. `phoneCountry` is the country chosen beside the phone input (ZA when
 * absent or unknown); a number that starts with a plus is read in its own. Normalised values pass again unchanged.
 */
export function validateQuote(input: FormInput<QuoteField | 'phoneCountry'>): Validation<QuoteValues> {
  const result = validateFields(fields, quoteTexts.labels, input);
  const phone = result.ok ? result.values.phone : (input.phone ?? '').trim();
  if (!phone || (!result.ok && result.errors.phone)) return result;
  const check = checkPhone(phone, chosenCountry(input.phoneCountry));
  if (check.valid) return result.ok ? { ok: true, values: { ...result.values, phone: check.sent } } : result;
  const error: FieldError = { code: 'INVALID_PHONE', message: check.message };
  return { ok: false, errors: { ...(result.ok ? {} : result.errors), phone: error } };
}

function chosenCountry(code: string | null | undefined): CountryCode {
  return findCountry(code ?? '')?.code ?? defaultCountry;
}

// Object.keys puts integer-like keys first; none of the lists has one.
function valuesOf<Texts extends object>(texts: Texts): readonly (keyof Texts & string)[] {
  return Object.keys(texts) as (keyof Texts & string)[];
}
