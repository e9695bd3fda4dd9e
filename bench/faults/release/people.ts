import { createHash } from 'node:crypto';
import type { Gateway } from '../gateway.ts';

/** What somebody has after they used a site, to come back with to a later release. */
export interface Left {
  /** References of the quote requests: one ordered, one offered, one that waits. */
  readonly quotes: readonly string[];
  /** The key of a partner, and the hash of a document that is registered for it. */
  readonly partnerKey: string;
  readonly documentId: string;
}

type Answers = Readonly<Record<string, unknown>>;

const EMAIL = 'thandi@example.test';
const KEYS = ['ordered', 'offered', 'waiting'] as const;

const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { done: submitQuoteRequest(input: $input) {
  ... on QuoteRequest { reference } } }`;
const taken = (mutation: string, input: string) =>
  `mutation ($input: ${input}!) { done: ${mutation}(input: $input) { ... on QuoteRequest { version } } }`;
const ANSWER = taken('answerQuoteRequest', 'AnswerQuoteRequestInput');
const ASK = taken('askBuyer', 'AskBuyerInput');
const REPLY = taken('replyToQuote', 'ReplyToQuoteInput');
const ACCEPT = `mutation ($input: AcceptOfferInput!) { done: acceptOffer(input: $input) {
  ... on QuoteRequest { status order { id number } } } }`;
/** What does not change while nobody acts, but for an offer that expires. */
const READ = `query ($reference: String!) { done: quoteRequest(reference: $reference) {
  reference receivedAt name email labelType quantity size labelSize { widthMm heightMm }
  items { productName quantity sku notes } artwork { name type bytes url }
  messages { from text } offers { version sentAt validUntil lines { name quantity unitPrice { amount } }
    fees { name } totals { net { amount } tax { amount } total { amount } } country taxRate { percent } note }
  order { state acceptedAt id number } history { kind at } } }`;

interface Read {
  artwork: { name: string; url: string }[];
  history: { kind: string }[];
}

/** The document that a partner registers. */
export const PARTNER_OPERATION = 'query UpgradeNames { products(perPage: 3) { items { __typename } } }';

/** Asks as the operator; `done` names what comes back. @throws where nothing does */
async function ask<T>(gateway: Gateway, token: string, query: string, variables: object): Promise<T> {
  const response = await post(gateway, { query, variables }, { authorization: `Bearer ${token}` });
  const { data, errors } = (await response.json()) as { data?: { done: T }; errors?: { message: string }[] };
  if (!data?.done) throw new Error(errors?.[0]?.message ?? `no answer (${response.status})`);
  return data.done;
}

const post = (gateway: Gateway, body: object, headers: Record<string, string>) =>
  fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function upload({ url }: Gateway): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7\nthe seal as it shall be']), 'seal.pdf');
  return ((await (await fetch(`${url}/uploads`, { method: 'POST', body: form })).json()) as { id: string }).id;
}

const requestOf = (key: string) => ({
  ...{ name: 'Thandi Nkosi', email: EMAIL, labelType: 'custom', quantity: '1001-5000', size: '60 mm x 30 mm' },
  key: `a request of the last release, ${key}`,
});

const acceptanceOf = (reference: string) => ({
  ...{ reference, email: EMAIL, offerVersion: 2, name: 'Thandi Nkosi', paymentMethod: 'bacs', terms: true },
  billing: { address1: '1 Main Rd', city: 'Cape Town', state: 'WC', postcode: '8001' },
});

/** Buyer and firm write to each other until one request is ordered, one is offered and one waits. */
export async function writeQuotes(gateway: Gateway, token: string): Promise<string[]> {
  const quotes: string[] = [];
  for (const key of KEYS) {
    const input = { ...requestOf(key), ...(key === 'ordered' && { artwork: [await upload(gateway)] }) };
    quotes.push((await ask<{ reference: string }>(gateway, token, SUBMIT, { input })).reference);
  }
  const [ordered = '', offered = ''] = quotes;
  const lines = [{ name: 'Seal, 60 mm x 30 mm', quantity: 2_000, unitPrice: '1.45' }];
  const offer = { lines, fees: [{ name: 'Tooling', amount: '1450.00' }], validDays: 365, note: 'As you drew it.' };
  const act = (mutation: string, input: object) => ask(gateway, token, mutation, { input });
  await act(ANSWER, { reference: offered, version: 1, ...offer });
  await act(ASK, { reference: ordered, version: 1, text: 'Is the void to show?' });
  await act(REPLY, { reference: ordered, email: EMAIL, text: 'It is.' });
  await act(ANSWER, { reference: ordered, version: 3, ...offer });
  await act(ANSWER, { reference: ordered, version: 4, ...offer, note: 'With void.' });
  await act(ACCEPT, acceptanceOf(ordered));
  return quotes;
}

/** What everyone is told who comes back with what they have. */
export async function comeBack(gateway: Gateway, token: string, left: Left): Promise<Answers> {
  const answers: Record<string, unknown> = {};
  for (const [n, key] of KEYS.entries()) {
    const reference = left.quotes[n]!;
    const { artwork, history, ...read } = await ask<Read>(gateway, token, READ, { reference });
    answers[`the request that was ${key}`] = {
      ...read,
      artwork: artwork.map(({ url: _, ...file }) => file),
      history: history.filter(({ kind }) => kind !== 'EXPIRED'),
    };
    for (const { name, url } of artwork)
      answers[`the file ${name}`] = await hashOf(new URL(new URL(url).pathname + new URL(url).search, gateway.url));
  }
  answers['the request that waits, sent again by its key'] = await ask(gateway, token, SUBMIT, {
    input: requestOf('waiting'),
  });
  answers['the offer, accepted again'] = await ask(gateway, token, ACCEPT, { input: acceptanceOf(left.quotes[0]!) });
  const asked = await post(gateway, { documentId: left.documentId }, { 'x-api-key': left.partnerKey });
  answers["a partner's registered document, asked by its key"] = await asked.json();
  return answers;
}

const hashOf = async (url: URL): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    .digest('hex');
