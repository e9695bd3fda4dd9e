import { type ActionFunctionArgs, useFetcher } from 'react-router-dom';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { DiagnosticsQuery, DiagnosticsQueryVariables } from '../../gql/graphql.ts';
import { DiagnosticsOperation } from '../../gql/operations/Diagnostics.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { CheckCards } from './CheckCards.tsx';
import { QuickFix } from './QuickFix.tsx';
import { RunTests } from './RunTests.tsx';

type Loaded = Outcome<DiagnosticsQuery, DiagnosticsQueryVariables>;

const PATH = '/debug/woocommerce';

const crumbs = fromHome({ label: texts.heading, href: PATH });

const run = (ask: Ask, tryCart: boolean) =>
  loadQuery(ask, {
    query: DiagnosticsOperation,
    variables: { tryCart },
    found: ({ diagnostics }) => diagnostics != null,
    personal: true,
  });

/** What a post found, by the ask of its request: on the server the page is loaded after it, and shows the same. */
const posted = new WeakMap<Ask, ReturnType<typeof run>>();

export const load = (ask: Ask) => posted.get(ask) ?? run(ask, false);

/** Runs the tests again, with scripts or without. */
export async function act(ask: Ask, { request }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData());
  const found = run(ask, form.has('tryCart'));
  if (typeof document === 'undefined') posted.set(ask, found);
  return found;
}

/** What works between the gateway and its services; the tests run when the page is loaded. */
export function Screen() {
  const loaded = useOutcome<DiagnosticsQuery, DiagnosticsQueryVariables>();
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
          diagnostics={shown.data.diagnostics}
          busy={fetcher.state !== 'idle'}
          onRun={form => void fetcher.submit(form, { method: 'post', action: PATH })}
        />
      </Jobs>
    </>
  );
}

interface DiagnosisProps {
  diagnostics: DiagnosticsQuery['diagnostics'];
  busy: boolean;
  onRun: (form: FormData) => void;
}

function Diagnosis({ diagnostics, busy, onRun }: DiagnosisProps) {
  if (!diagnostics) return null;
  return (
    <>
      <RunTests diagnostics={diagnostics} busy={busy} onRun={onRun} />
      {diagnostics.status === 'ERROR' && <QuickFix {...diagnostics} />}
      <CheckCards checks={diagnostics.checks} />
    </>
  );
}
