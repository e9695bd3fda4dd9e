import { useOutcome } from '../../data/useOutcome.ts';
import { usePageQuery } from '../../data/usePageQuery.ts';
import type { ProductCategoryQuery, ProductCategoryQueryVariables } from '../../gql/graphql.ts';
import { FoundInstead } from '../../layout/search/FoundInstead.tsx';
import { plainText } from '../../lib/format/plainText.ts';
import { cardTexts } from '../../product/cardTexts.ts';
import { CategoryLinks } from '../../product/listing/CategoryLinks.tsx';
import { listData } from '../../product/listing/listData.ts';
import { listingSeo } from '../../product/listing/listingSeo.ts';
import { ProductListing } from '../../product/listing/ProductListing.tsx';
import { lean as leanFacets } from '../../product/listing/servedFacets.ts';
import { Missing } from '../../product/Missing.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { Subcategories } from '../../product/Subcategories.tsx';
import { catalogueTexts } from '../../product/texts.ts';
import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { fromHome } from '../../site/fromHome.ts';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { readCategoryListing } from './ProductCategoryLoad.ts';

export { restore } from '../../product/listing/servedFacets.ts';

export const lean = import.meta.env.SSR && leanFacets;
export { load } from './ProductCategoryLoad.ts';

export function Screen() {
  const outcome = useOutcome<ProductCategoryQuery, ProductCategoryQueryVariables>();
  if (outcome.kind === 'failed') return <ProductsFailed requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') {
    return (
      <>
        <Missing title={catalogueTexts.categoryMissing}>{catalogueTexts.categoryMissingText}</Missing>
        <FoundInstead />
      </>
    );
  }
  return <ProductCategory {...outcome.data} />;
}

function ProductCategory({ productCategory: category, products }: ProductCategoryQuery) {
  const params = usePageQuery();
  if (!category || !products) return <ProductsFailed requestId={null} />;
  const listing = readCategoryListing(params);
  const { id, name, path, parent } = category;
  const crumbs = fromHome(
    { label: cardTexts.products, href: '/catalog' },
    ...(parent ? [{ label: parent.name, href: parent.path }] : []),
    { label: name, href: path },
  );
  const description = plainText(category.description);
  const sample = category.sample || products.sample;
  const { items, asOf } = products;
  const said = ownWords(category.seo, {
    title: name,
    description,
    image: category.image?.seoPicture ?? null,
    noindex: false,
  });
  const listed = listingSeo({ title: said.title, base: path, listing, items, sample, asOf });
  return (
    <>
      <Seo
        {...said}
        {...listed}
        noindex={said.noindex || listed.noindex}
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
