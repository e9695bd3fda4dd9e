import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { readPosted } from '../../forms/readPosted.ts';
import type { AccountQuery, AccountQueryVariables } from '../../gql/graphql.ts';
import { AccountOperation } from '../../gql/operations/Account.ts';
import { withStepKey } from '../../quote/life/withStepKey.ts';
import { AccountView } from './AccountView.tsx';
import { AskLink } from './AskLink.tsx';
import { pagesIn } from './accountPages.ts';
import type { AccountAnswer } from './takeAccountStep.ts';
import { accountTexts } from './texts.ts';

export const load = async (ask: Ask, { request }: LoaderFunctionArgs) =>
  withStepKey(
    await loadQuery(ask, {
      query: AccountOperation,
      variables: pagesIn(new URL(request.url).searchParams),
      // Without an error nobody is signed in.
      found: ({ account }, failed) => Boolean(account) || !failed,
    }),
  );

/** Takes the forms of the page. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const values = await readPosted(request);
  return (await import('./takeAccountStep.ts')).takeAccountStep(ask, values);
}

/** What belongs to an address; before that, the way to prove it. */
export function Screen() {
  const loaded = useOutcome<AccountQuery, AccountQueryVariables>();
  const answer = useActionData<AccountAnswer>();
  if (loaded.kind !== 'ready') {
    const requestId = loaded.kind === 'failed' ? loaded.requestId : null;
    return <FailedScreen title={accountTexts.failed} requestId={requestId} />;
  }
  const { account, site } = loaded.data;
  if (!account) return <AskLink offered={site.signInOffered} answer={answer} />;
  return <AccountView account={account} refused={answer?.kind === 'refused' ? answer : undefined} />;
}
