import { setTimeout as sleep } from 'node:timers/promises';

/** A message as a visitor writes it; its key stands in it, so that it is known where it arrives. */
export interface Message {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** What the gateway said. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly reference?: string;
  readonly code?: string;
  readonly message?: string;
}

const MUTATION = `mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) { __typename
  ... on SubmissionReceipt { reference message receivedAt } ... on SubmissionRefused { code message }
  ... on ValidationFailure { code message } } }`;

const TRY_AGAIN_MS = 500;

/** Of one load at the same time. */
const MOST_WAITING = 40;

/** Messages of different lengths, so that one that was cut off shows. */
export function messageOf(key: string): Message {
  const message = `key=${key} ${'All of this has to arrive. '.repeat(1 + (hash(key) % 60))}end of ${key}`;
  return { key, name: 'Lerato Mokoena', email: 'lerato@example.test', subject: 'general', message };
}

/** The key of a message that arrived; null where it did not arrive whole. */
export function keyOf(body: Record<string, string>): string | null {
  const key = /^key=(\S+)/.exec(body.message ?? '')?.[1];
  if (!key) return null;
  const { key: _, ...sent } = messageOf(key);
  const whole = { ...sent, phone: '', company: '', message: `${sent.message}\n\nReference: ${body.reference}` };
  return Object.entries(whole).every(([name, value]) => body[name] === value) ? key : null;
}

/** Sends a message once. */
export async function submit(url: string, input: Message, timeoutMs = 15_000): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ query: MUTATION, variables: { input } }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { data, errors } = (await response.json()) as {
    data?: { submitContactMessage: { __typename: string } | null };
    errors?: { extensions?: { code?: string } }[];
  };
  const { __typename: type = 'error', ...told } = data?.submitContactMessage ?? {
    code: errors?.[0]?.extensions?.code,
  };
  return { status: response.status, type, ...told };
}

/** Sends a message until it is acknowledged, as a browser does that keeps its key. Returns its reference. */
export async function submitUntilAcknowledged(url: () => string, input: Message): Promise<string> {
  for (;;) {
    const answer = await submit(url(), input).catch(() => null);
    if (answer?.type === 'SubmissionReceipt') return answer.reference ?? '';
    await sleep(TRY_AGAIN_MS);
  }
}

export interface Acknowledged {
  readonly key: string;
  readonly reference: string;
  readonly ms: number;
}

/**
 * Sends messages at a steady rate, whatever becomes of those before, but begins none while many of them wait: on a slow
 * machine those who try again would else keep a gateway from starting. Resolves once all are acknowledged.
 */
export async function load(
  url: () => string,
  { prefix, perSecond, more }: { prefix: string; perSecond: number; more: (sent: number) => boolean },
): Promise<Acknowledged[]> {
  const sent: Promise<Acknowledged>[] = [];
  let waiting = 0;
  let due = performance.now();
  const send = async (key: string): Promise<Acknowledged> => {
    const at = performance.now();
    waiting++;
    const reference = await submitUntilAcknowledged(url, messageOf(key));
    waiting--;
    return { key, reference, ms: performance.now() - at };
  };
  while (more(sent.length)) {
    await sleep(Math.max(0, due - performance.now()));
    due = Math.max(due, performance.now()) + 1_000 / perSecond;
    if (waiting < MOST_WAITING) sent.push(send(`${prefix}-${sent.length}`));
  }
  return Promise.all(sent);
}

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
