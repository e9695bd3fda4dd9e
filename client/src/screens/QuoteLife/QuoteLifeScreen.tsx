import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import type { Outcome } from '../../data/load.ts';
import { readPosted } from '../../forms/readPosted.ts';
import type { QuoteLifeQuery, QuoteLifeQueryVariables } from '../../gql/graphql.ts';
import { QuoteLifeOperation } from '../../gql/operations/QuoteLife.ts';
import { FoundRequest } from './FoundRequest.tsx';
import { loadRequest } from './loadRequest.ts';
import { RequestView } from './RequestView.tsx';

type Loaded = Outcome<QuoteLifeQuery, QuoteLifeQueryVariables>;

/** In place of a reference: the form that asks for it. */
const FIND = 'find';

export async function load(ask: Ask, { params: { reference = '' } }: LoaderFunctionArgs) {
  if (!reference || reference === FIND) return data<Loaded>({ kind: 'missing', variables: { reference: '' } });
  return loadRequest(ask, QuoteLifeOperation, reference);
}

/** Takes the forms of the page. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  return (await import('./takeStep.ts')).takeStep(ask, values);
}

/** A request as its buyer follows it. */
export const Screen = () => <FoundRequest View={RequestView} />;
