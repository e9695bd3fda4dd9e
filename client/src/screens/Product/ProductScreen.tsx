import { css } from '@emotion/react';
import type { ActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { slugRedirect } from '../../data/slugRedirect.ts';
import { useOutcome } from '../../data/useOutcome.ts';
import type { ProductQuery, ProductQueryVariables } from '../../gql/graphql.ts';
import { ProductOperation } from '../../gql/operations/Product.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { Missing } from '../../product/Missing.tsx';
import { ProductsFailed } from '../../product/ProductsFailed.tsx';
import { media } from '../../theme/tokens.ts';
import { onSight } from './onSight.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductSeo } from './ProductSeo.tsx';
import { ProductTop } from './ProductTop.tsx';

const Reviews = onSight(async () => (await import('./reviews/Reviews.tsx')).Reviews);
const Related = onSight(async () => (await import('./Related.tsx')).Related);

// On paper it is a data sheet.
const unprinted = css({ [media.print]: { display: 'none' } });

export async function load(ask: Ask, { params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const reviews = pageNumber(new URL(request.url).searchParams, 'reviews');
  const variables = { slug, reviews: Math.max(1, reviews) };
  const outcome = await loadQuery(ask, { query: ProductOperation, variables, found: data => data.product !== null });
  return slugRedirect(slug, outcome.data.data?.product?.path) ?? outcome;
}

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
  if (outcome.kind === 'missing') return <Missing title={productTexts.notFound}>{productTexts.notFoundText}</Missing>;
  return <Product {...outcome.data} page={outcome.variables.reviews} />;
}

function Product({ product, page }: ProductQuery & { page: number }) {
  if (!product) return <Missing title={productTexts.notFound}>{productTexts.notFoundText}</Missing>;
  return (
    <ProductTop key={product.id} product={product} crumbs={<ProductSeo product={product} />}>
      <ProductFacts product={product} />
      {!product.protected && (
        <div id="reviews" css={unprinted}>
          <Reviews product={product} page={page} />
        </div>
      )}
      <div css={unprinted}>
        <Related product={product} />
      </div>
    </ProductTop>
  );
}
