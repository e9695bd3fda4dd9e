import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { AsOf } from '../../failure/AsOf.tsx';
import type { HomeQuery } from '../../gql/graphql.ts';
import { HomeOperation } from '../../gql/operations/Home.ts';
import { QuoteDocket } from '../../quote/QuoteDocket.tsx';
import { firmData } from '../../seo/firmData.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { websiteData } from '../../seo/websiteData.ts';
import { useSite } from '../../site/useSite.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Buyers } from './Buyers.tsx';
import { Figures } from './Figures.tsx';
import { FrontContent } from './FrontContent.tsx';
import { frontWords } from './frontWords.ts';
import { Hero } from './Hero.tsx';
import { Range } from './Range.tsx';
import { Reasons } from './Reasons.tsx';
import { Services } from './Services.tsx';
import { SixChecks } from './SixChecks.tsx';

/** The page stands without what an editor may have written for it. */
export const load = async (ask: Ask) =>
  (await loadQuery(ask, { query: HomeOperation, variables: {}, found: () => true })).data;

/** The home page. The range comes with the layout's menus. */
export function Screen() {
  const page = useOutcome<HomeQuery>().data?.frontPage ?? null;
  const words = frontWords(page, useSite().name);
  const said = { title: words.pageTitle, description: words.lead, noindex: Boolean(page?.asOf) };
  return (
    <>
      <Seo
        {...ownWords(page?.seo, { ...said, image: words.picture?.share ?? null })}
        path="/"
        data={import.meta.env.SSR && (site => [...firmData(site), websiteData(site)])}
      />
      {page?.asOf && (
        <Wrap>
          <AsOf asOf={page.asOf} />
        </Wrap>
      )}
      <Hero words={words} />
      <Figures words={words} />
      {words.content && <FrontContent html={words.content} />}
      <Reasons words={words} />
      <Services />
      <SixChecks />
      <Range />
      <Buyers />
      <QuoteDocket above="tint" />
    </>
  );
}
