import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import type { ProductCategoryQuery, ProductCategoryQueryVariables } from '../../gql/graphql.ts';
import { ProductCategoryOperation } from '../../gql/operations/ProductCategory.ts';
import { plainText } from '../../lib/plainText.ts';
import { CategoryLinks } from '../../product/listing/CategoryLinks.tsx';
import { listData } from '../../product/listing/listData.ts';
import { listingVariables, readListing } from '../../product/listing/listing.ts';
import { listingSeo } from '../../product/listing/listingSeo.ts';
import { loadListing } from '../../product/listing/loadListing.ts';
import { ProductListing } from '../../product/listing/ProductListing.tsx';
import { Missing } from '../../product/Missing.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { Subcategories } from '../../product/Subcategories.tsx';
import { catalogueTexts } from '../../product/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

/** The category stands in the path here, so the address cannot name another. */
const readCategoryListing = (params: URLSearchParams) => ({ ...readListing(params), category: '' });

export function load(ask: Ask, { request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const slug = params.category ?? '';
  return loadListing(ask, {
    url,
    query: ProductCategoryOperation,
    variables: { slug, ...listingVariables(readCategoryListing(url.searchParams), { categorySlugs: [slug] }) },
    found: data => Boolean(data.productCategory && data.products),
    list: data => data.products,
  });
}

export function Screen() {
  const outcome = useOutcome<ProductCategoryQuery, ProductCategoryQueryVariables>();
  if (outcome.kind === 'failed') return <ProductsFailed requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') {
    return <Missing title={catalogueTexts.categoryMissing}>{catalogueTexts.categoryMissingText}</Missing>;
  }
  return <ProductCategory {...outcome.data} />;
}

function ProductCategory({ productCategory: category, products }: ProductCategoryQuery) {
  const [params] = useSearchParams();
  if (!category || !products) return <ProductsFailed requestId={null} />;
  const listing = readCategoryListing(params);
  const { id, name, path, parent } = category;
  const crumbs = [
    { label: catalogueTexts.home, href: '/' },
    { label: catalogueTexts.products, href: '/catalog' },
    ...(parent ? [{ label: parent.name, href: parent.path }] : []),
    { label: name, href: path },
  ];
  const description = plainText(category.description);
  const sample = category.sample || products.sample;
  return (
    <>
      <Seo
        {...listingSeo({ title: name, base: path, listing, items: products.items, sample, asOf: products.asOf })}
        description={description}
        image={category.image?.share ?? null}
        crumbs={crumbs}
        data={import.meta.env.SSR && (({ url }) => [listData(name, products, url)])}
      />
      <PageHead title={name} lead={description} crumbs={crumbs}>
        <Subcategories categories={category.children} />
      </PageHead>
      <ProductListing
        base={path}
        listing={listing}
        list={products}
        categories={products.facets && <CategoryLinks facets={products.facets} current={id} listing={listing} />}
      />
    </>
  );
}
