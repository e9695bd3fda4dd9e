import type { ApolloClient } from '@apollo/client';
import { css } from '@emotion/react';
import { crumbTexts, seoToolsTexts } from '../../../../rules/texts.ts';
import { load as loadQuery } from '../../apollo/load.ts';
import { useOutcome, useScreenQuery } from '../../apollo/useScreen.ts';
import { SeoToolsDocument, type SeoToolsQueryVariables } from '../../gql/graphql.ts';
import { FailedScreen } from '../../layout/FailedScreen.tsx';
import { Seo } from '../../seo/Seo.tsx';
import { media, space } from '../../theme/tokens.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { Checklist } from './Checklist.tsx';
import { RobotsGenerator } from './RobotsGenerator.tsx';
import { SitemapGenerator } from './SitemapGenerator.tsx';
import { SiteStatus } from './SiteStatus.tsx';

const PREVIEWED = 20;

const crumbs = [
  { label: crumbTexts.home, href: '/' },
  { label: seoToolsTexts.heading, href: '/seo-tools' },
];

const tools = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gutter};
  padding-block: ${space.s7} ${space.section};
  ${media.phone} {
    padding-top: 28px;
  }
`;

export const load = (client: ApolloClient) =>
  loadQuery(client, { query: SeoToolsDocument, variables: { first: PREVIEWED } });

/** What search engines are told of this site; they are asked to leave the page itself alone. */
export function Screen() {
  const outcome = useOutcome<SeoToolsQueryVariables>();
  if (outcome.kind === 'failed') return <FailedScreen title={seoToolsTexts.heading} requestId={outcome.requestId} />;
  return <Tools {...outcome.variables} />;
}

function Tools(variables: SeoToolsQueryVariables) {
  const { sitemap, sitemapSize, robots } = useScreenQuery(SeoToolsDocument, variables);
  const total = sitemapSize ?? 0;
  return (
    <>
      <Seo title={seoToolsTexts.heading} description={seoToolsTexts.lead} path={null} noindex />
      <PageHead title={seoToolsTexts.heading} lead={seoToolsTexts.lead} crumbs={crumbs} />
      <Wrap css={tools}>
        <SiteStatus addresses={total} robots={robots} />
        <SitemapGenerator entries={sitemap ?? []} total={total} />
        <RobotsGenerator robots={robots} />
        <Checklist />
      </Wrap>
    </>
  );
}
