import { css } from '@emotion/react';
import type { ActionFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { Ask } from '../../data/ask.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import type { ProductQuery, ProductQueryVariables } from '../../gql/graphql.ts';
import { onSight } from '../../layout/navigation/onSight.tsx';
import { FoundInstead } from '../../layout/search/FoundInstead.tsx';
import { Fold } from '../../lib/Fold.tsx';
import { late } from '../../lib/later/late.ts';
import { Missing } from '../../product/Missing.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { media } from '../../theme/tokens.ts';
import { ProductSeo } from './ProductSeo.tsx';
import { ProductTop } from './ProductTop.tsx';
import { lean as leanProduct } from './servedProduct.ts';

export { load } from './ProductLoad.ts';
export { restore } from './servedProduct.ts';

export const lean = import.meta.env.SSR && leanProduct;

const ProductFacts = onSight(async () => (await import('./ProductFacts.tsx')).ProductFacts, true);
const Reviews = onSight(async () => (await import('./reviews/Reviews.tsx')).Reviews);
const RecentlyViewed = late(async () => (await import('../../product/recent/RecentlyViewed.tsx')).RecentlyViewed);
const Related = onSight(async () => (await import('./Related.tsx')).Related);

// On paper it is a data sheet.
const unprinted = css({ [media.print]: { display: 'none' } });

/** Takes the review form; what few send is loaded when it is sent. */
export const act = async (ask: Ask, { request }: ActionFunctionArgs) =>
  (await import('./reviews/sendReview.ts')).sendReview(ask, request);

/** Every variation came with the product: choosing one asks for nothing, and a review that was sent waits. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const moved = currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
  const turned = currentUrl.searchParams.get('reviews') !== nextUrl.searchParams.get('reviews');
  return formMethod !== 'POST' && (moved || turned) && defaultShouldRevalidate;
};

export function Screen() {
  const outcome = useOutcome<ProductQuery, ProductQueryVariables>();
  if (outcome.kind === 'failed') return <ProductsFailed requestId={outcome.requestId} />;
  if (outcome.kind === 'missing') return <NoProduct />;
  return <Product {...outcome.data} page={outcome.variables.reviews} />;
}

const NoProduct = () => (
  <>
    <Missing title={productTexts.notFound}>{productTexts.notFoundText}</Missing>
    <FoundInstead />
  </>
);

function Product({ product, page }: ProductQuery & { page: number }) {
  if (!product) return <NoProduct />;
  return (
    <ProductTop key={product.id} product={product} crumbs={<ProductSeo product={product} />}>
      <Fold />
      <ProductFacts product={product} />
      {product.reviewsShown && (
        <div id="reviews" css={unprinted}>
          <Reviews product={product} page={page} />
        </div>
      )}
      <div css={unprinted}>
        <Related product={product} />
      </div>
      {!product.sample && <RecentlyViewed product={product.id} />}
    </ProductTop>
  );
}
