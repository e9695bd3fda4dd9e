import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from './gateway.ts';
import { type Acknowledged, messageOf, submit } from './visitor.ts';

/** Visitors who write at a steady rate and send nothing twice. */
export interface Writers {
  /** What was acknowledged so far. */
  acknowledged: Acknowledged[];
  stop(): Promise<void>;
}

export function startWriters({ url }: Gateway, { prefix, perSecond }: { prefix: string; perSecond: number }): Writers {
  const writers: Writers = { acknowledged: [], stop };
  const sent: Promise<void>[] = [];
  let over = false;
  const write = async () => {
    while (!over) {
      const key = `${prefix}-${sent.length}`;
      sent.push(
        submit(url, messageOf(key)).then(
          ({ type, reference = '' }) => {
            if (type === 'SubmissionReceipt') writers.acknowledged.push({ key, reference, ms: 0 });
          },
          () => {},
        ),
      );
      await sleep(1_000 / perSecond);
    }
  };
  const written = write();
  async function stop(): Promise<void> {
    over = true;
    await written;
    await Promise.all(sent);
  }
  return writers;
}

const UPLOAD_QUOTE = `mutation ($input: SubmitQuoteRequestInput!) { done: submitQuoteRequest(input: $input) {
  ... on SubmissionReceipt { reference } } }`;

/** Sends a quote request with a file; returns its reference. */
export async function sendQuote({ url }: Gateway, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.7\n${name}`]), `${name}.pdf`);
  const { id } = (await (await fetch(`${url}/uploads`, { method: 'POST', body: form })).json()) as { id: string };
  const input = {
    ...{ name, email: 'lerato@example.test', labelType: 'security-void', quantity: '1001-5000' },
    artwork: [id],
  };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: UPLOAD_QUOTE, variables: { input } }),
  });
  const { data } = (await response.json()) as { data?: { done?: { reference?: string } } };
  return data?.done?.reference ?? '';
}
