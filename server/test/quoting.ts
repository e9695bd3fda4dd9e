import { expect } from 'vitest';
import { ask, requestContext, type TestGateway } from './ask.ts';

export const EMAIL = 'lerato@highveld.example';
const LIFE = `reference status version waitsFor dueAt reminders messages { from text }
  offer { version status validUntil currency taxRate { label percent } leadTimeDays terms note
    lines { name quantity unit labelsPerUnit unitPrice { amount } labelPrice { amount } product { name }
      total { net { amount } tax { amount } gross { amount } } }
    fees { name total { net { amount } } } delivery { name total { net { amount } } }
    totals { goods { amount } fees { amount } delivery { amount } net { amount } tax { amount } total { amount } } }
  offers { version status } order { state id number path paymentUrl paymentMethod paidAt status }
  history { kind by offerVersion note }`;
const FAILURES = `... on ValidationFailure { errors { field code } } ... on QuoteStepRefused { code request { status } }
  ... on QuoteNotFound { code } ... on OfferChanged { code request { offer { version } } }
  ... on OfferExpired { code } ... on VersionConflict { code request { version } }`;
const named = (type: string, failures: string) =>
  failures
    .split(/(?=\.\.\. on )/)
    .filter(one => type.split(' ').some(name => one.startsWith(`... on ${name} `)))
    .join(' ');
const RESULTS = {
  replyToQuote: 'ValidationFailure QuoteStepRefused QuoteNotFound',
  acceptOffer: 'ValidationFailure QuoteStepRefused QuoteNotFound OfferChanged OfferExpired',
  declineOffer: 'ValidationFailure QuoteStepRefused QuoteNotFound OfferChanged',
  withdrawQuoteRequest: 'QuoteStepRefused QuoteNotFound',
  stopQuoteReminders: 'QuoteStepRefused QuoteNotFound',
  answerQuoteRequest: 'ValidationFailure QuoteStepRefused QuoteNotFound VersionConflict',
  askBuyer: 'ValidationFailure QuoteStepRefused QuoteNotFound VersionConflict',
  closeQuoteRequest: 'ValidationFailure QuoteStepRefused QuoteNotFound VersionConflict',
} as const;
export type Step = keyof typeof RESULTS;
const FIRM: readonly Step[] = ['answerQuoteRequest', 'askBuyer', 'closeQuoteRequest'];
/** A request context with the operator's token. */
export const operator = () => ({ ...requestContext('the operator'), operator: true });

/** The offer of the drawn pages. */
export const offered = {
  lines: [
    {
      ...{ name: 'Security void seal 60 x 30 mm, red', quantity: 10, unit: 'roll' },
      ...{ labelsPerUnit: 500, unitPrice: '432.60' },
    },
    { name: 'Security void seal 60 x 30 mm, blue', quantity: 4, unitPrice: '471.25' },
  ],
  fees: [
    { name: 'Cutting die', amount: '1450.00' },
    { name: 'Printing plates', amount: '770.00' },
  ],
  delivery: { name: 'Courier to Midrand', amount: '164.80' },
  ...{ leadTimeDays: 6, validDays: 14, terms: 'In full before printing.', note: 'Blue has its own numbers.' },
};
export const buyer = {
  ...{ email: EMAIL, name: 'Lerato Mokoena', company: 'Highveld Devices', paymentMethod: 'bacs', terms: true },
  billing: { address1: '18 Example Crescent', city: 'Midrand', state: 'GP', postcode: '1685' },
};
/** Both sides of a quote's life on one gateway, through its endpoint. */
export function quoting(gateway: () => TestGateway) {
  /** Takes a step, as the operator where it is the firm's. */
  async function take(step: Step, input: Record<string, unknown>, on: TestGateway = gateway()) {
    const type = `${step[0]!.toUpperCase()}${step.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${step}(input: $input) { __typename
      ... on QuoteRequest { ${LIFE} } ${named(RESULTS[step], FAILURES)} } }`;
    const { data, errors } = await ask(on, query, { input }, FIRM.includes(step) ? operator() : undefined);
    expect(errors).toEqual([]);
    return data[step];
  }

  async function submit(name = 'Lerato Mokoena', on: TestGateway = gateway()) {
    const input = { name, email: EMAIL, labelType: 'security-void', quantity: '5001-10000', size: '60x30mm' };
    const query = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) {
      ... on QuoteRequest { reference version link } } }`;
    return (await ask(on, query, { input: { ...input, key: `${name} ${Math.random()}` } })).data.submitQuoteRequest;
  }
  const read = async (reference: string, on: TestGateway = gateway()) =>
    (
      await ask(on, `query ($r: String!, $e: String) { quoteRequest(reference: $r, email: $e) { ${LIFE} } }`, {
        r: reference,
        e: EMAIL,
      })
    ).data.quoteRequest;

  const offer = async (reference: string, more: Record<string, unknown> = {}) => {
    const { version } = await read(reference);
    return take('answerQuoteRequest', { reference, version, ...offered, ...more });
  };
  return { take, submit, read, offer };
}
