import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { printMoney } from '../../../rules/printMoney.ts';
import { readReference } from '../../../rules/reference.ts';
import { columns, EXIT, say, shortTime, UsageError } from '../command.ts';
import type { Site } from './askSite.ts';
import type { Request } from './request.ts';

const SUMS =
  'totals { goods { amount } fees { amount } delivery { amount } net { amount } tax { amount } total { amount currency } }';
const ROW = `reference status receivedAt dueAt name company labelType quantity size offer { version totals { total { amount currency } } }`;
const SHOWN = `${ROW} version email phone material colors usage specialRequirements timeline additionalInfo link
  items { productId productName quantity sku notes } artwork { name bytes url } messages { from text at }
  offer { version status validUntil lines { name quantity unitPrice { amount } total { net { amount } } } fees { name total { net { amount } } }
    delivery { name total { net { amount } } } ${SUMS} } order { state number status } history { at kind by note }`;
const FAILED = `... on ValidationFailure { message errors { field message } } ... on QuoteNotFound { message }`;
const LIST = `query ($filter: QuoteRequestFilter) { quoteRequests(filter: $filter, sort: { field: DUE }, perPage: 100) {
  items { ${ROW} } pageInfo { totalItems } } }`;
const ANSWER = `mutation ($input: AnswerQuoteRequestInput!) { answered: answerQuoteRequest(input: $input) { __typename
  ... on QuoteRequest { reference link mailed offer { version ${SUMS} } } ${FAILED}
  ... on VersionConflict { message request { version status offer { version } } } ... on QuoteStepRefused { message } } }`;
const PREVIEW = `query ($input: AnswerQuoteRequestInput!) { answered: previewOffer(input: $input) { __typename
  ... on Offer { version ${SUMS} } ${FAILED} } }`;

interface Sum {
  amount: string;
  currency: string;
}
interface Row {
  [field: string]: unknown;
  reference: string;
  status: string;
  dueAt: string | null;
  name: string;
  company: string | null;
  offer: { version: number; totals: { total: Sum } } | null;
}
interface Answered {
  __typename: string;
  link?: string;
  mailed?: boolean;
  message?: string;
  request?: { version: number; status: string; offer: { version: number } | null };
  errors?: { field: string; message: string }[];
  version?: number;
  totals?: { total: Sum };
  offer?: Row['offer'];
}

/** Does what the operator asks for and says so; returns what the shell is told. */
export function perform(request: Exclude<Request, { action: 'help' }>, site: Site): Promise<number> {
  switch (request.action) {
    case 'list':
      return list(request, site);
    case 'show':
      return show(request, site);
    case 'answer':
      return answer(request, site);
  }
}

async function list({ queue, search, json }: Request & { action: 'list' }, site: Site): Promise<number> {
  const { quoteRequests } = await site<{ quoteRequests: { items: Row[] } }>(LIST, { filter: { queue, search } });
  const { items } = quoteRequests;
  const lines = items.map(row => [
    row.reference,
    row.status,
    shortTime(row.dueAt),
    sumOf(row.offer),
    row.company || row.name,
  ]);
  const table = lines.length ? columns([['REFERENCE', 'STATUS', 'ANSWER BY', 'OFFER', 'BUYER'], ...lines]) : 'None.';
  say(json ? JSON.stringify(items, null, 2) : table);
  return EXIT.done;
}

async function show({ reference, json }: Request & { action: 'show' }, site: Site): Promise<number> {
  const query = `query ($reference: String!) { quoteRequest(reference: $reference) { ${SHOWN} } }`;
  const { quoteRequest } = await site<{ quoteRequest: Row | null }>(query, { reference });
  if (!quoteRequest) {
    say(`There is no quote request ${reference}.`);
    return EXIT.failed;
  }
  const facts = Object.entries(quoteRequest).filter(([, value]) => value !== null && typeof value !== 'object');
  const rest = Object.fromEntries(
    Object.entries(quoteRequest).filter(([, value]) => value && typeof value === 'object'),
  );
  const shown = `${columns(facts.map(([name, value]) => [name, String(value)]))}\n\n${JSON.stringify(rest, null, 2)}`;
  say(json ? JSON.stringify(quoteRequest, null, 2) : shown);
  return EXIT.done;
}

async function answer(request: Request & { action: 'answer' }, site: Site): Promise<number> {
  const { reference, file, preview, json } = request;
  const offer = await readOffer(file);
  holdToFile(request, offer);
  const version = preview ? await versionOf(reference, site) : versionSeen(request, offer);
  const input = { ...offer, version, reference };
  const { answered } = await site<{ answered: Answered }>(preview ? PREVIEW : ANSWER, { input });
  const good = ['QuoteRequest', 'Offer'].includes(answered.__typename);
  say(json ? JSON.stringify(answered, null, 2) : good ? summaryOf(answered, preview) : refused(answered));
  if (good) return EXIT.done;
  return answered.__typename === 'VersionConflict' ? EXIT.overtaken : EXIT.failed;
}

/** What a file says of the request it answers is meant: an offer for one buyer must not go to another. */
function holdToFile(
  { file, reference, version }: Request & { action: 'answer' },
  said: { reference?: unknown; version?: unknown },
): void {
  const refuse = (what: string, asked: string) =>
    new UsageError(`${file} is for ${what}, and ${asked} was to be answered. Nothing was sent.`);
  if (said.reference != null && readReference(String(said.reference)) !== reference)
    throw refuse(String(said.reference), reference);
  if (said.version != null && version !== undefined && said.version !== version)
    throw refuse(`version ${said.version}`, `version ${version}`);
}

/** What the operator saw of the request: an answer without it could take the place of a newer offer of somebody else. */
function versionSeen(
  { reference, file, version }: Request & { action: 'answer' },
  offer: { version?: unknown },
): number {
  const seen = version ?? offer.version;
  if (Number.isSafeInteger(seen) && Number(seen) > 0) return Number(seen);
  throw new UsageError(
    `Which version of the request does ${file} answer? Read it by "npm run quotes -- show ${reference}", then write its version into the file ("version": N) or give it with --version N. Nothing was sent.`,
  );
}

async function readOffer(file: string): Promise<Record<string, unknown>> {
  try {
    const offer: unknown = JSON.parse(file === '-' ? await text(process.stdin) : await readFile(file, 'utf8'));
    if (offer && typeof offer === 'object' && !Array.isArray(offer)) return offer as Record<string, unknown>;
  } catch (error) {
    throw new UsageError(`${file} could not be read: ${(error as Error).message}`);
  }
  throw new UsageError(`${file} holds no offer: write an object with lines, as answerQuoteRequest takes it.`);
}

async function versionOf(reference: string, site: Site): Promise<number> {
  const query = 'query ($reference: String!) { quoteRequest(reference: $reference) { version } }';
  return (await site<{ quoteRequest: { version: number } | null }>(query, { reference })).quoteRequest?.version ?? 0;
}

function summaryOf({ version, totals, offer, link, mailed }: Answered, preview: boolean): string {
  const made = offer ?? (version && totals ? { version, totals } : null);
  const sum = `Offer ${made?.version}: ${sumOf(made)} with tax.`;
  if (preview) return `${sum} Nothing was sent.`;
  return mailed
    ? `${sum} Its buyer is told by mail.`
    : `${sum} No mail can be sent: give the buyer this link.\n${link}`;
}

const refused = ({ message, errors = [], request }: Answered): string =>
  [
    message,
    ...errors.map(error => `${error.field}: ${error.message}`),
    request && `It is at version ${request.version} now, ${request.status}${offerWords(request.offer)}.`,
  ]
    .filter(Boolean)
    .join('\n');

const offerWords = (offer: { version: number } | null): string => (offer ? ` with offer ${offer.version}` : '');

const sumOf = (offer: Row['offer']): string =>
  offer ? printMoney(offer.totals.total.amount, offer.totals.total.currency).replace('\u00a0', ' ') : '-';
