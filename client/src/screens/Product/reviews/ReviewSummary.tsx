import { css } from '@emotion/react';
import type { Reviews_ProductFragment } from '../../../gql/graphql.ts';
import { Histogram } from '../../../ui/content/Histogram.tsx';
import { Rating } from '../../../ui/content/Rating.tsx';

const figure = css`
  margin-bottom: 10px;
  font-size: 4rem;
  line-height: 1;
  font-weight: 740;
  font-stretch: 112%;
  letter-spacing: -0.04em;
`;

type ReviewSummaryProps = {
  rating: Reviews_ProductFragment['rating'];
  reviews: NonNullable<Reviews_ProductFragment['reviews']>;
};

/** The mean, and how the stars of all reviews spread. */
export function ReviewSummary({ rating: { average, count }, reviews: { stars } }: ReviewSummaryProps) {
  return (
    count > 0 && (
      <>
        <p css={figure} aria-hidden="true">
          {average.toFixed(1)}
        </p>
        <Rating value={average} count={count} />
        {stars && <Histogram rows={stars} />}
      </>
    )
  );
}
