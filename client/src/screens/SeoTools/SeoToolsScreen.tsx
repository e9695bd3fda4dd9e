import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery, type Outcome } from '../../data/load.ts';
import { FailedScreen } from '../../failure/FailedScreen.tsx';
import type { SeoToolsQuery, SeoToolsQueryVariables } from '../../gql/graphql.ts';
import { SeoToolsOperation } from '../../gql/operations/SeoTools.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { Jobs } from '../../ui/layout/Jobs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Checklist } from './Checklist.tsx';
import { loadReport, type ReportOutcome } from './loadReport.ts';
import { RobotsGenerator } from './RobotsGenerator.tsx';
import { SitemapGenerator } from './SitemapGenerator.tsx';
import { SiteStatus } from './SiteStatus.tsx';
import { Stumbles } from './Stumbles.tsx';
import { seoToolsTexts } from './texts.ts';

const PREVIEWED = 20;

const crumbs = fromHome({ label: seoToolsTexts.heading, href: '/seo-tools' });

interface Loaded {
  tools: Outcome<SeoToolsQuery, SeoToolsQueryVariables>;
  /** null for whoever is not the operator */
  report: ReportOutcome | null;
}

export async function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const [tools, report] = await Promise.all([
    loadQuery(ask, { query: SeoToolsOperation, variables: { first: PREVIEWED } }),
    loadReport(ask, new URL(request.url).searchParams),
  ]);
  return data<Loaded>({ tools: tools.data, report }, tools.init ?? undefined);
}

/** What search engines are told of this site; they are asked to leave the page itself alone. */
export function Screen() {
  const { tools: outcome, report } = useLoaderData<Loaded>();
  if (outcome.kind === 'failed') return <FailedScreen title={seoToolsTexts.heading} requestId={outcome.requestId} />;
  return outcome.data && <Tools {...outcome.data} report={report} />;
}

type ToolsProps = SeoToolsQuery & { report: ReportOutcome | null };

function Tools({ sitemap, sitemapSize, robots, report }: ToolsProps) {
  const total = sitemapSize ?? 0;
  return (
    <>
      <Seo title={seoToolsTexts.heading} description={seoToolsTexts.lead} path={null} noindex />
      <PageHead title={seoToolsTexts.heading} lead={seoToolsTexts.lead} crumbs={crumbs} />
      <Jobs>
        {report && <Stumbles outcome={report} />}
        <SiteStatus addresses={total} robots={robots} />
        <SitemapGenerator entries={sitemap ?? []} total={total} />
        <RobotsGenerator robots={robots} />
        <Checklist />
      </Jobs>
    </>
  );
}
