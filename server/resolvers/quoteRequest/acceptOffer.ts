import { countryName } from '../../../rules/address/addressCountries.ts';
import { fillText } from '../../../rules/fillText.ts';
import { validateCheckout } from '../../../rules/forms/checkout.ts';
import { requiredLine } from '../../../rules/forms/fields.ts';
import { validateFields } from '../../../rules/forms/validation.ts';
import { quoteLifeTexts } from '../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../context/context.ts';
import type { AcceptOfferInput, AddressInput, FieldError } from '../../gql/types.ts';
import type { Acceptance } from '../../quotes/life/life.ts';
import type { SentOffer } from '../../quotes/offers/offer.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { stepKey } from './stepKey.ts';
import { fieldError, invalidStep, isQuote, stepResult } from './stepResult.ts';
import { waysToPayFor } from './waysToPay.ts';

/** How long the buyer waits for the shop before the answer says that the order is being made. */
const PATIENCE_MS = 5_000;

/** Takes an offer, and makes its order while the buyer waits. */
export async function acceptOffer(input: AcceptOfferInput, request: QuoteRequest, context: Context) {
  const { reference } = request;
  const { offerVersion } = input;
  const { offers } = await context.quotes.lifeOf(request);
  const offer = offers.find(({ version }) => version === offerVersion);
  const checked = await checkBuyer(input, request, offer, context);
  // What is wrong with an offer is told before what is wrong with the form.
  if (!checked.buyer && offer && offers[0] === offer && request.status === 'ANSWERED')
    return invalidStep(checked.errors);
  await context.limit('order');
  const key = stepKey('accept', reference, input.idempotencyKey, [offerVersion, checked.buyer]);
  const buyer = checked.buyer ?? NOBODY;
  const taken = await context.submissions.quoteLife.accept({ reference, key, offerVersion, buyer });
  if (taken.type !== 'taken') return stepResult(taken);
  await withinPatience(context.commerce.orderMaker.tryNow(reference), context);
  return isQuote((await context.quotes.byReference(reference)) ?? taken.request);
}

/** Stands where the step will be refused, or was taken before. */
const NOBODY: Acceptance = { name: '', email: '', billing: {}, shipping: {}, paymentMethod: '', note: '' };

async function withinPatience(work: Promise<void>, { scope, log }: Context): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>(resolve => {
    timer = setTimeout(resolve, Math.max(0, Math.min(PATIENCE_MS, scope.remaining - 500)));
  });
  // What fails here is tried again behind.
  await Promise.race([work.catch(err => log.warn({ err }, 'An order was not made at once')), over]);
  clearTimeout(timer);
}

type Checked = { buyer: Acceptance; errors: [] } | { buyer: null; errors: FieldError[] };

async function checkBuyer(
  input: AcceptOfferInput,
  { fields }: QuoteRequest,
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
  const elsewhere = offer && (target.country ?? '').trim().toUpperCase() !== offer.country;
  const errors: FieldError[] = [
    ...(named.ok ? [] : [{ field: 'name', ...named.errors.name! }]),
    ...(checkout.ok ? [] : Object.entries(checkout.errors).map(([field, error]) => ({ field, ...error }))),
    ...(elsewhere
      ? [fieldError(shipping ? 'shipping.country' : 'billing.country', 'UNKNOWN_OPTION', otherCountry(offer.country))]
      : []),
    ...(offer?.state && (target.state ?? '').trim().toUpperCase() !== offer.state
      ? [fieldError(shipping ? 'shipping.state' : 'billing.state', 'UNKNOWN_OPTION', otherState(offer.state))]
      : []),
    ...(offer?.proofs.length && !input.proofsChecked
      ? [fieldError('proofsChecked', 'REQUIRED', quoteLifeTexts.proofs)]
      : []),
    ...(await checkPayment(paymentMethod, offer, context)),
  ];
  if (errors.length || !checkout.ok || !named.ok) return { buyer: null, errors };
  const { values } = checkout;
  const buyer = { name: named.values.name, email: values.billing.email, ...values };
  return { buyer, errors: [] };
}

const otherCountry = (country: string): string =>
  fillText(quoteLifeTexts.otherCountry, { country: countryName(country) });

const otherState = (state: string): string => fillText(quoteLifeTexts.otherState, { state });

const given = (address: AddressInput): Partial<Record<keyof AddressInput, string>> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value));

/** A person writes one name, an address has two: the last word is the family's. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return { firstName: words.join(' ') || lastName, lastName };
}

/** Nobody waits for a shop that is away: its order is made once it is back. */
async function checkPayment(method: string, offer: SentOffer | undefined, context: Context): Promise<FieldError[]> {
  if (!method) return [];
  const ways = await waysToPayFor(offer ?? {}, context);
  // A key that may not read them knows none.
  if (!ways.length || ways.some(({ id }) => id === method)) return [];
  return [fieldError('paymentMethod', 'UNKNOWN_OPTION', quoteLifeTexts.payment)];
}
