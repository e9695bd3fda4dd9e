import type { ApolloClient } from '@apollo/client';
import { type ActionFunctionArgs, useFetcher } from 'react-router-dom';
import { crumbTexts, diagnosticsTexts as texts } from '../../../../rules/texts.ts';
import { load as loadQuery, type Outcome } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { DiagnosticsDocument, type DiagnosticsQueryVariables } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Jobs } from '../../ui/Jobs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CheckCards } from './CheckCards.tsx';
import { QuickFix } from './QuickFix.tsx';
import { RunTests } from './RunTests.tsx';

type Loaded = Outcome<DiagnosticsQueryVariables>;

const PATH = '/debug/woocommerce';

const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: texts.heading, href: PATH },
];

const run = (client: ApolloClient, tryCart: boolean) =>
  loadQuery(client, {
    query: DiagnosticsDocument,
    variables: { tryCart },
    found: ({ diagnostics }) => diagnostics != null,
    personal: true,
  });

/** What a post found, by the client of its request: on the server the page is loaded after it, and shows the same. */
const posted = new WeakMap<ApolloClient, ReturnType<typeof run>>();

export const load = (client: ApolloClient) => posted.get(client) ?? run(client, false);

/** Runs the tests again, with scripts or without. */
export async function act(client: ApolloClient, { request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const found = run(client, form.has('tryCart'));
  if (typeof document === 'undefined') posted.set(client, found);
  return found;
}

/** What works between the gateway and its services; the tests run when the page is loaded. */
export function Screen() {
  const loaded = useOutcome<DiagnosticsQueryVariables>();
  const fetcher = useFetcher<Loaded>({ key: PATH });
  const again = fetcher.data;
  const shown = [again, loaded].find(outcome => outcome?.kind === 'ready');
  if (!shown) return <FailedScreen title={texts.heading} requestId={'requestId' in loaded ? loaded.requestId : null} />;
  return (
    <>
      <Seo title={texts.heading} description={texts.lead} path={null} noindex />
      <PageHead title={texts.heading} lead={texts.lead} crumbs={crumbs} />
      <Jobs>
        {again && again.kind !== 'ready' && (
          <Banner kind="error" live>
            {texts.notRun}
          </Banner>
        )}
        <Diagnosis
          variables={shown.variables}
          busy={fetcher.state !== 'idle'}
          onRun={form => void fetcher.submit(form, { method: 'post', action: PATH })}
        />
      </Jobs>
    </>
  );
}

interface DiagnosisProps {
  variables: DiagnosticsQueryVariables;
  busy: boolean;
  onRun: (form: FormData) => void;
}

function Diagnosis({ variables, busy, onRun }: DiagnosisProps) {
  const { diagnostics } = useScreenQuery(DiagnosticsDocument, variables);
  if (!diagnostics) return null;
  return (
    <>
      <RunTests diagnostics={diagnostics} busy={busy} onRun={onRun} />
      {diagnostics.status === 'ERROR' && <QuickFix {...diagnostics} />}
      <CheckCards checks={diagnostics.checks} />
    </>
  );
}
