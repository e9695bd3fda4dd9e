import { useOutcome } from '../../data/useOutcome.ts';
import type { HomeQuery, HomeQueryVariables } from '../../gql/graphql.ts';
import { Fold } from '../../lib/Fold.tsx';
import { QuoteDocket } from '../../quote/QuoteDocket.tsx';
import { firmData } from '../../seo/firmData.ts';
import { Seo } from '../../seo/Seo.tsx';
import { websiteData } from '../../seo/websiteData.ts';
import { Buyers } from './Buyers.tsx';
import { Figures } from './Figures.tsx';
import { Hero } from './Hero.tsx';
import { Lift } from './lift/Lift.tsx';
import { Range } from './Range.tsx';
import { Reasons } from './Reasons.tsx';
import { Reports } from './Reports.tsx';
import { Services } from './Services.tsx';
import { Shelf } from './Shelf.tsx';
import { SixChecks } from './SixChecks.tsx';
import { homeTexts } from './texts.ts';

export { load } from './HomeLoad.ts';

/** The home page. */
export function Screen() {
  const { data } = useOutcome<HomeQuery, HomeQueryVariables>();
  return (
    <>
      <Seo
        title={homeTexts.pageTitle}
        description={homeTexts.lead}
        path="/"
        data={import.meta.env.SSR && (site => [...firmData(site), websiteData(site)])}
      />
      <Hero />
      <Fold />
      <Figures />
      <Reasons />
      <Services />
      <SixChecks />
      <Lift />
      <Shelf products={data?.products ?? null} />
      <Reports reviews={data?.reviews ?? null} />
      <Range />
      <Buyers />
      <QuoteDocket above="tint" />
    </>
  );
}
