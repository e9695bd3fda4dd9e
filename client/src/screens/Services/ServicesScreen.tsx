import { lazy } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { ServicesQuery, ServicesQueryVariables } from '../../gql/graphql.ts';
import { ServicesOperation } from '../../gql/operations/Services.ts';
import { plainText } from '../../lib/format/plainText.ts';
import { CategoryLinks } from '../../product/listing/CategoryLinks.tsx';
import { isFiltered, listingVariables, readListing } from '../../product/listing/listing.ts';
import { listingSeo } from '../../product/listing/listingSeo.ts';
import { loadListing } from '../../product/listing/loadListing.ts';
import { lean as leanFacets } from '../../product/listing/servedFacets.ts';
import { Missing } from '../../product/Missing.tsx';
import { PageBody } from '../../product/PageBody.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { Subcategories } from '../../product/Subcategories.tsx';
import { catalogueTexts } from '../../product/texts.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { ServiceList } from './ServiceList.tsx';

const BASE = '/services';

// Most firms have few services, and those are shown whole.
const ProductListing = lazy(async () => ({
  default: (await import('../../product/listing/ProductListing.tsx')).ProductListing,
}));

const readServices = (params: URLSearchParams) => ({ ...readListing(params), category: '' });

/** The products of the category; samples stand in without one. */
const shownOf = ({ productCategory, products }: ServicesQuery) =>
  productCategory || products?.sample ? products : null;

export { restore } from '../../product/listing/servedFacets.ts';

export const lean = import.meta.env.SSR && leanFacets;

export function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadListing(ask, {
    url,
    query: ServicesOperation,
    variables: listingVariables(readServices(url.searchParams), { categorySlugs: ['services'] }),
    // Either is enough: the products alone, or the page alone where there are none.
    found: (data, failed) => shownOf(data) !== null || (!failed && data.page !== null),
    list: shownOf,
  });
}

export function Screen() {
  const outcome = useOutcome<ServicesQuery, ServicesQueryVariables>();
  if (outcome.kind === 'failed') return <ProductsFailed requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') {
    return <Missing title={catalogueTexts.categoryMissing}>{catalogueTexts.categoryMissingText}</Missing>;
  }
  return <Services {...outcome.data} />;
}

function Services(data: ServicesQuery) {
  const { page, productCategory: category } = data;
  const params = usePageQuery();
  const listing = readServices(params);
  const list = shownOf(data);
  // A short list that nothing is asked of is shown whole; a longer or filtered one as the catalogue is.
  const showcased =
    list !== null && list.pageInfo.totalPages === 1 && !isFiltered(listing) && !list.sample && !list.asOf;
  const title = page?.title ?? category?.name ?? catalogueTexts.services;
  const words = plainText(category?.description ?? '');
  const said = ownWords(page ? page.seo : category?.seo, {
    title,
    description: page?.excerptText || words,
    noindex: false,
    image: null,
  });
  const { path, ...listed } = listingSeo({
    title: said.title,
    base: BASE,
    listing,
    items: list?.items ?? [],
    sample: list?.sample ?? false,
    asOf: list?.asOf ?? null,
  });
  const crumbs = fromHome({ label: title, href: BASE });
  return (
    <>
      <Seo {...said} title={listed.title} noindex={listed.noindex || said.noindex} path={path} crumbs={crumbs} />
      <PageHead title={title} lead={words} crumbs={crumbs}>
        <Subcategories categories={category?.children ?? []} />
      </PageHead>
      {page && <PageBody html={page.content} />}
      {list && showcased && <ServiceList products={list.items} />}
      {list && !showcased && (
        <ProductListing
          base={BASE}
          listing={listing}
          list={list}
          categories={
            list.facets && <CategoryLinks facets={list.facets} current={category?.id ?? ''} listing={listing} />
          }
        />
      )}
    </>
  );
}
