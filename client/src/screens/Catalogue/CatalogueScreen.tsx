import { useLocation } from 'react-router-dom';
import { useOutcome } from '../../data/useOutcome.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { CatalogueQuery, CatalogueQueryVariables } from '../../gql/graphql.ts';
import { cardTexts } from '../../product/cardTexts.ts';
import { listData } from '../../product/listing/listData.ts';
import { readListing } from '../../product/listing/listing.ts';
import { listingSeo } from '../../product/listing/listingSeo.ts';
import { ProductListing } from '../../product/listing/ProductListing.tsx';
import { lean as leanFacets } from '../../product/listing/servedFacets.ts';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { catalogueTexts } from '../../product/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

export { restore } from '../../product/listing/servedFacets.ts';

export const lean = import.meta.env.SSR && leanFacets;
export { load } from './CatalogueLoad.ts';

const BASE = '/catalog';

export function Screen() {
  const outcome = useOutcome<CatalogueQuery, CatalogueQueryVariables>();
  if (outcome.kind !== 'ready')
    return <ProductsFailed requestId={outcome.kind === 'failed' ? outcome.requestId : null} />;
  return <Catalogue {...outcome.data} />;
}

function Catalogue({ products }: CatalogueQuery) {
  const params = usePageQuery();
  // Both addresses of the list stay themselves, or its first filter would be a walk to another screen.
  const { pathname } = useLocation();
  if (!products) return <ProductsFailed requestId={null} />;
  const listing = readListing(params);
  const crumbs = [
    { label: cardTexts.home, href: '/' },
    { label: cardTexts.products, href: BASE },
  ];
  return (
    <>
      <Seo
        {...listingSeo({ title: cardTexts.title, base: BASE, listing, ...products })}
        description={catalogueTexts.description}
        crumbs={crumbs}
        data={import.meta.env.SSR && (({ url }) => [listData(cardTexts.title, products, url)])}
      />
      <PageHead title={cardTexts.title} lead={catalogueTexts.lead} crumbs={crumbs} />
      <ProductListing base={pathname} listing={listing} list={products} />
    </>
  );
}
