import { countryName } from '../../../../rules/address/addressCountries.ts';
import { fillText } from '../../../../rules/fillText.ts';
import { validateCheckout } from '../../../../rules/forms/checkout.ts';
import { requiredLine } from '../../../../rules/forms/fields.ts';
import { validateFields } from '../../../../rules/forms/validation.ts';
import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../../context/context.ts';
import type { AcceptOfferInput, AddressInput, FieldError } from '../../../gql/types.ts';
import type { Acceptance } from '../../../quotes/life/life.ts';
import type { SentOffer } from '../../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { fieldError } from '../../fieldError.ts';
import { checkPayment } from './checkPayment.ts';

type Checked = { buyer: Acceptance; errors: [] } | { buyer: null; errors: FieldError[] };

export async function checkBuyer(
  input: AcceptOfferInput,
  { fields, reference }: QuoteRequest,
  offer: SentOffer | undefined,
  context: Context,
): Promise<Checked> {
  const named = validateFields({ name: requiredLine() }, quoteLifeTexts.labels, { name: input.name });
  const country = offer?.country ?? input.billing.country;
  const billing = { ...splitName(input.name), company: input.company ?? null, ...given(input.billing) };
  const whole = { email: fields.email, phone: fields.phone, country, ...billing };
  const shipping = input.shipping && { ...splitName(input.name), country, ...given(input.shipping) };
  const { vatNumber = null, purchaseOrder = null, paymentMethod, terms } = input;
  const checkout = validateCheckout({ vatNumber, purchaseOrder, billing: whole, shipping, paymentMethod, terms });
  const target = shipping ?? whole;
  // The page asks for a word on the proofs that it shows: those whose files were kept.
  const proofs = await context.artwork.named(reference, offer?.proofs.map(({ id }) => id) ?? []);
  const elsewhere = offer && (target.country ?? '').trim().toUpperCase() !== offer.country;
  const faults: FieldError[] = [
    ...(named.ok ? [] : [{ field: 'name', ...named.errors.name! }]),
    ...(checkout.ok ? [] : Object.entries(checkout.errors).map(([field, error]) => ({ field, ...error }))),
    ...(elsewhere
      ? [fieldError(shipping ? 'shipping.country' : 'billing.country', 'UNKNOWN_OPTION', otherCountry(offer.country))]
      : []),
    ...(offer?.state && (target.state ?? '').trim().toUpperCase() !== offer.state
      ? [fieldError(shipping ? 'shipping.state' : 'billing.state', 'UNKNOWN_OPTION', otherState(offer.state))]
      : []),
    ...(proofs.length && !input.proofsChecked ? [fieldError('proofsChecked', 'REQUIRED', quoteLifeTexts.proofs)] : []),
    ...(await checkPayment(paymentMethod, offer, context)),
  ];
  // In the order in which a buyer fills in the form: the terms are its last word.
  const errors = faults.toSorted((one, other) => Number(one.field === 'terms') - Number(other.field === 'terms'));
  if (errors.length || !checkout.ok || !named.ok) return { buyer: null, errors };
  const { values } = checkout;
  const { name } = named.values;
  const addresses = { billing: namedOnce(values.billing, name), shipping: namedOnce(values.shipping, name) };
  return { buyer: { name, email: values.billing.email, ...values, ...addresses }, errors: [] };
}

const otherCountry = (country: string): string =>
  fillText(quoteLifeTexts.otherCountry, { country: countryName(country) });

const otherState = (state: string): string => fillText(quoteLifeTexts.otherState, { state });

const given = (address: AddressInput): Partial<Record<keyof AddressInput, string>> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value));

/** A person writes one name, an address has two, and both are asked for: the last word is the family's, a lone one each. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return { firstName: words.join(' ') || lastName, lastName };
}

/** A name of one word stands in an order once. */
const namedOnce = <Part extends { firstName: string; lastName: string }>(address: Part, name: string): Part =>
  address.firstName === name && address.lastName === name ? { ...address, lastName: '' } : address;
