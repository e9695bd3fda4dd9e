import type { Gateway } from './gateway.ts';

const TOKEN = 'a-token-that-the-proof-signs-in-by';

/** What a gateway needs that is asked as its operator, and keeps its keys through all its lives. */
export const quotingEnv = { OPERATOR_TOKEN: TOKEN, SECRET_KEYS: 'a secret that all lives of the process know' };

export const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { done: submitQuoteRequest(input: $input) { ... on QuoteRequest { reference } } }`;

/** Asks as the operator; `done` names what comes back. Rejects where there is no answer, or none but a failure. */
export async function ask(gateway: Gateway, query: string, variables: object): Promise<unknown> {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: { done: unknown }; errors?: { message: string }[] };
  if (!data?.done) throw new Error(errors?.[0]?.message ?? `no answer (${response.status})`);
  return data.done;
}
