import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { crumbTexts, operatorTexts as texts } from '../../../../rules/texts.ts';
import { load as loadQuery, type Outcome } from '../../apollo/load.ts';
import { useScreenQuery } from '../../apollo/useScreen.ts';
import { OperatorDocument } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import type { Refused } from '../../screen.ts';
import { Seo } from '../../seo/Seo.tsx';
import { Jobs } from '../../ui/Jobs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Desk } from './Desk.tsx';
import { SignIn } from './SignIn.tsx';

const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: texts.heading, href: '/operator' },
];

/** The gateway renders this screen, too, for a token that it refused. */
export function load(client: ApolloClient, { context }: LoaderFunctionArgs<Refused | undefined>) {
  if (context?.status) return data(context, { status: context.status });
  return loadQuery(client, { query: OperatorDocument, variables: {}, personal: true });
}

/** Where the operator signs in, and then finds what a visitor does not see. */
export function Screen() {
  const loaded = useLoaderData<Refused | Outcome>();
  if ('kind' in loaded && loaded.kind === 'failed')
    return <FailedScreen title={texts.heading} requestId={loaded.requestId} />;
  return (
    <>
      <Seo title={texts.heading} description={texts.lead} path={null} noindex />
      <PageHead title={texts.heading} lead={texts.lead} crumbs={crumbs} />
      <Jobs>{'message' in loaded ? <SignIn refused={loaded.message} /> : <Known />}</Jobs>
    </>
  );
}

function Known() {
  const { operator } = useScreenQuery(OperatorDocument, {});
  return operator ? <Desk operator={operator} /> : <SignIn />;
}
