import { ConsentChoice } from '../../consent/ConsentChoice.tsx';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import type { PageQuery, PageQueryVariables } from '../../gql/graphql.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { loadPage } from './loadPage.ts';
import { PageArticle } from './PageArticle.tsx';
import { StoredTable } from './StoredTable.tsx';
import { storedTexts } from './texts.ts';

const SLUG = 'cookies';

const crumbs = fromHome({ label: storedTexts.title, href: `/${SLUG}` });

export const load = async (ask: Ask) => {
  const outcome = await loadPage(ask, SLUG);
  // The list is ours: it stands without an editor's page too.
  return outcome.data.kind === 'missing' ? outcome.data : outcome;
};

/** What an editor says of cookies, where there is such a page, and the list of what is really stored. */
export function Screen() {
  const outcome = useOutcome<PageQuery, PageQueryVariables>();
  return outcome.kind === 'ready' ? <WithWords {...outcome.data} /> : <ListAlone />;
}

function WithWords({ page }: PageQuery) {
  return (
    page && (
      <PageArticle page={page}>
        <StoredTable />
        <ConsentChoice />
      </PageArticle>
    )
  );
}

const ListAlone = () => (
  <>
    <Seo title={storedTexts.title} description={storedTexts.lead} path={`/${SLUG}`} crumbs={crumbs} />
    <PageHead title={storedTexts.title} lead={storedTexts.lead} crumbs={crumbs} />
    <Section>
      <StoredTable />
      <ConsentChoice />
    </Section>
  </>
);
