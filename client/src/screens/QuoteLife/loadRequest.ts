import { data } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load } from '../../data/load.ts';
import type { Operation } from '../../data/operation.ts';
import { withStepKey } from '../../quote/life/withStepKey.ts';

/** Whoever may not read it is asked for the address that asked: nothing says whether there is such a request. */
export async function loadRequest<Data extends { quoteRequest?: unknown }>(
  ask: Ask,
  query: Operation<Data, { reference: string }>,
  reference: string,
) {
  const found = ({ quoteRequest }: Data) => quoteRequest !== null;
  const outcome = await load(ask, { query, variables: { reference }, found });
  return withStepKey(outcome.data.kind === 'missing' ? data(outcome.data) : outcome);
}
