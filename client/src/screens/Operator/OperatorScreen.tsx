import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { operatorTexts as texts } from '../../../../rules/texts/operator.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { OperatorQuery } from '../../gql/graphql.ts';
import { OperatorOperation } from '../../gql/operations/Operator.ts';
import type { PageContext, Refused } from '../../screen.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Desk } from './Desk.tsx';
import { SignIn } from './SignIn.tsx';

const crumbs = fromHome({ label: texts.heading, href: '/operator' });

/** The gateway renders this screen, too, for a token that it refused. */
export function load(ask: Ask, { context }: LoaderFunctionArgs<PageContext | undefined>) {
  const refused = context?.refused;
  if (refused) return data(refused, { status: refused.status });
  return loadQuery(ask, { query: OperatorOperation, variables: {}, personal: true });
}

/** Where the operator signs in, and then finds what a visitor does not see. */
export function Screen() {
  const loaded = useLoaderData<Refused | Outcome<OperatorQuery>>();
  if ('kind' in loaded && loaded.kind === 'failed')
    return <FailedScreen title={texts.heading} requestId={loaded.requestId} />;
  return (
    <>
      <Seo title={texts.heading} description={texts.lead} path={null} noindex />
      <PageHead title={texts.heading} lead={texts.lead} crumbs={crumbs} />
      <Jobs>
        {'message' in loaded ? <SignIn refused={loaded.message} /> : <Known operator={loaded.data?.operator} />}
      </Jobs>
    </>
  );
}

const Known = ({ operator }: Partial<OperatorQuery>) => (operator ? <Desk operator={operator} /> : <SignIn />);
