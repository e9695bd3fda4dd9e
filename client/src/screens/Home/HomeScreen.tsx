import { useMemo } from 'react';
import { useOutcome } from '../../data/useOutcome.ts';
import type { HomeQuery, HomeQueryVariables } from '../../gql/graphql.ts';
import { onSight } from '../../layout/navigation/onSight.tsx';
import { Fold } from '../../lib/Fold.tsx';
import { still } from '../../lib/still.tsx';
import { leanItems } from '../../product/listing/servedFacets.ts';
import { firmData } from '../../seo/firmData.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { websiteData } from '../../seo/websiteData.ts';
import { useSite } from '../../site/useSite.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { frontWords } from './frontWords.ts';

export { load } from './HomeLoad.ts';

export const lean = import.meta.env.SSR && leanItems;

const AsOf = still(async () => (await import('../../failure/AsOf.tsx')).AsOf);
const Hero = still(async () => (await import('./Hero.tsx')).Hero);
const Firm = still(async () => (await import('./Firm.tsx')).Firm);
const Offered = onSight(async () => (await import('./Offered.tsx')).Offered);

/** The home page. The range comes with the layout's menus. */
export function Screen() {
  const { data } = useOutcome<HomeQuery, HomeQueryVariables>();
  const page = data?.frontPage ?? null;
  const site = useSite();
  const words = useMemo(() => frontWords(page, site), [page, site]);
  const products = data?.products ?? null;
  const said = { title: words.pageTitle, description: words.lead, noindex: products?.sample ?? false };
  return (
    <>
      <Seo
        {...ownWords(page?.seo, { ...said, image: words.picture?.seoPicture ?? null })}
        path="/"
        data={import.meta.env.SSR && (site => [...firmData(site), websiteData(site)])}
      />
      {page?.asOf && (
        <Wrap>
          <AsOf asOf={page.asOf} />
        </Wrap>
      )}
      <Hero words={words} />
      <Fold />
      <Firm words={words} />
      <Offered products={products} reviews={data?.reviews ?? null} />
    </>
  );
}
