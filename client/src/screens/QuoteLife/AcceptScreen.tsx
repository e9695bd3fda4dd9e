import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { readPosted } from '../../forms/readPosted.ts';
import { AcceptQuoteOperation } from '../../gql/operations/AcceptQuote.ts';
import { AcceptView } from './accept/AcceptView.tsx';
import { FoundRequest } from './FoundRequest.tsx';
import { loadRequest } from './loadRequest.ts';

export const load = (ask: Ask, { params: { reference = '' } }: LoaderFunctionArgs) =>
  loadRequest(ask, AcceptQuoteOperation, reference);

/** Takes the form: the code comes when it is first sent. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  return (await import('./accept/takeAcceptance.ts')).takeAcceptance(ask, values);
}

/** Where an offer becomes an order. */
export const Screen = () => <FoundRequest View={AcceptView} />;
