import type { Recipe } from './recipe.ts';

const SCREEN = `import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import { NotHere } from '../../failure/NotHere.tsx';
import type { CertificatesQuery } from '../../gql/graphql.ts';
import { CertificatesOperation } from '../../gql/operations/Certificates.ts';
import { Seo } from '../../seo/Seo.tsx';
import { certificatesTexts as texts } from './texts.ts';

export const load = (ask: Ask) =>
  loadQuery(ask, { query: CertificatesOperation, variables: {}, found: ({ page }) => page != null });

export function Screen() {
  const outcome = useOutcome<CertificatesQuery>();
  if (outcome.kind === 'failed') return <FailedScreen title={texts.title} requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <NotHere title={texts.title}>{texts.missing}</NotHere>;
  return (
    <>
      <Seo title={texts.title} description={texts.lead} path="/certificates" />
      <h1>{outcome.data.page?.title}</h1>
    </>
  );
}
`;

const TEST = `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, examplePage, unavailable } from '../../test/contentAnswers.ts';
import { showSite } from '../../test/showSite.tsx';

test('the certificates stand under the title of their page', async () => {
  showSite('/certificates', { Certificates: () => answerOf({ page: { ...examplePage('certificates'), title: 'Approved' } }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Approved' })).toBeVisible();
});

test('there are no certificates, or they cannot be had', async () => {
  showSite('/certificates', { Certificates: () => answerOf({ page: null }) });
  expect(await screen.findByText('There are no certificates.')).toBeVisible();
});

test('certificates that cannot be had are said to be', async () => {
  showSite('/certificates', { Certificates: () => unavailable('page') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificates' })).toBeVisible();
});
`;

/** /certificates, an editor's page in a screen of its own. */
export const screen: Recipe = {
  heading: 'Add a screen',
  edits: [
    {
      file: 'client/src/screens/Certificates/CertificatesScreen.graphql',
      content: 'query Certificates {\n  page(slug: "certificates") {\n    id\n    title\n  }\n}\n',
    },
    {
      file: 'client/src/screens/Certificates/texts.ts',
      content: `/** What the page of certificates says. */
export const certificatesTexts = {
  title: 'Certificates',
  lead: 'What our labels are approved for.',
  missing: 'There are no certificates.',
} as const;
`,
    },
    { file: 'client/src/screens/Certificates/CertificatesScreen.tsx', content: SCREEN },
    {
      file: 'rules/screens.ts',
      after: "  '/home': { audience: 'everyone', leadsTo: '/' },\n",
      put: "  '/certificates': shared('Certificates/CertificatesScreen', 'article', ['Certificates', 1], {\n    sitemap: { priority: 0.5, changes: 'monthly' },\n  }),\n",
    },
    {
      file: 'server/test/budgets.ts',
      after: '  About: [{ variables: {} }],\n',
      put: '  Certificates: [{ variables: {} }],\n',
    },
    { file: 'client/src/screens/Certificates/CertificatesScreen.test.tsx', content: TEST },
    { file: 'e2e/screens.spec.ts', after: "  '/about': {},\n", put: "  '/certificates': {},\n" },
    { file: 'e2e/kinds.ts', after: "  '/about': ['AboutPage'],\n", put: "  '/certificates': [],\n" },
  ],
  notHere: { 7: 'it sends nothing' },
  tests: ['client/src/screens/Certificates/CertificatesScreen.test.tsx'],
};
