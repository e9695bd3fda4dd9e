import { useEffect, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useFetcher,
  useRevalidator,
} from 'react-router-dom';
import { orderTexts } from '../../../../rules/texts/order.ts';
import { pendingOrder } from '../../cart/pendingOrder.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { useAsk } from '../../data/useAsk.ts';
import { useLastReady } from '../../data/useLastReady.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import type { RefusedForm } from '../../forms/formOutcome.ts';
import { readPosted } from '../../forms/readPosted.ts';
import type { OrderReceivedQuery, OrderReceivedQueryVariables } from '../../gql/graphql.ts';
import { OrderReceivedOperation } from '../../gql/operations/OrderReceived.ts';
import { readOnFrom } from '../../lib/keepFocus.ts';
import { withStepKey } from '../../quote/life/withStepKey.ts';
import { AskEmail } from './AskEmail.tsx';
import { OrderView } from './OrderView.tsx';
import { PROOF_STEP } from './ProofPart.tsx';

type Loaded = Outcome<OrderReceivedQuery, OrderReceivedQueryVariables> & { refused?: RefusedForm };

const find = (ask: Ask, variables: OrderReceivedQueryVariables) =>
  loadQuery(ask, { query: OrderReceivedOperation, variables, found: ({ order }) => order != null, personal: true });

function addressed({ request, params }: LoaderFunctionArgs | ActionFunctionArgs): OrderReceivedQueryVariables {
  const id = /^\d{1,15}$/.test(params.id ?? '') ? params.id! : '';
  return { id, key: new URL(request.url).searchParams.get('key') ?? '', email: null };
}

/** Reads the order for the browser that placed it; for anyone else it is missing until the e-mail is given. */
export async function load(ask: Ask, args: LoaderFunctionArgs) {
  const variables = addressed(args);
  if (!variables.id || !variables.key) return data<Loaded>({ kind: 'missing', variables }, { status: 404 });
  const outcome = await find(ask, variables);
  return withStepKey(outcome.data.kind === 'missing' ? data(outcome.data) : outcome);
}

/** Reads the order for whoever gives its e-mail, which never stands in an address, and takes proof of its payment. */
export async function act(ask: Ask, args: ActionFunctionArgs) {
  const values = await readPosted(args.request);
  const variables = { ...addressed(args), email: values.email?.trim() || null };
  const sent =
    values.step === PROOF_STEP ? await (await import('./sendProof.ts')).sendProof(ask, variables, values) : null;
  const path = `/order-received/${variables.id}?${new URLSearchParams({ key: variables.key })}`;
  if (sent?.taken && !variables.email) return redirect(`${path}&done=proof#proof`, 303);
  const outcome = await find(ask, variables);
  if (sent && !sent.taken) return data({ ...outcome.data, refused: sent.refused }, { status: sent.status });
  return outcome.data.kind === 'missing' ? data(outcome.data, { status: 422 }) : outcome;
}

export function Screen() {
  const loaded = useOutcome<OrderReceivedQuery, OrderReceivedQueryVariables>();
  const posted = useActionData<Loaded>();
  const fetcher = useFetcher<Loaded>({ key: `order ${loaded.variables.id}` });
  const { revalidate } = useRevalidator();
  const gateway = useAsk();
  const answer = fetcher.data ?? posted;
  const outcome = useLastReady(answer ?? loaded);
  const { id, key, email } = outcome.variables;
  const path = `/order-received/${id}?${new URLSearchParams({ key })}`;
  const { kind } = outcome;
  const isFailed = kind === 'failed';
  const wasMissing = useRef(false);
  // Whoever was asked for the e-mail reads on from the order's heading.
  useEffect(() => {
    if (wasMissing.current && kind === 'ready') readOnFrom(document.querySelector<HTMLElement>('main h1'));
    wasMissing.current = kind === 'missing';
  }, [kind]);
  useEffect(() => {
    if (!isFailed && pendingOrder.read() === path) pendingOrder.write(null);
  }, [isFailed, path]);
  if (isFailed)
    return <FailedScreen title={orderTexts.failed} words={orderTexts.failedWords} requestId={outcome.requestId} />;
  if (!id || !key) return <NotHere title={orderTexts.missingTitle}>{orderTexts.missing}</NotHere>;
  const send = (given: string) => void fetcher.submit({ email: given }, { method: 'post', action: path });
  if (outcome.kind === 'ready') {
    const readAgain = () => {
      if (email) send(email);
      else void revalidate();
      // Once it is paid, the cart of the order is empty.
      void import('../../cart/store/cartStore.ts').then(({ cartStore }) => cartStore(gateway).load());
    };
    return (
      <OrderView
        {...outcome.data}
        variables={outcome.variables}
        path={path}
        refused={answer?.refused}
        onChange={readAgain}
      />
    );
  }
  return <AskEmail unfit={answer !== undefined} busy={fetcher.state !== 'idle'} action={path} onSend={send} />;
}
