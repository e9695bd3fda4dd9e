import { css } from '@emotion/react';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import { type PartOf, partOf } from '../../../data/partOf.ts';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import type { Reviews_ProductFragment } from '../../../gql/graphql.ts';
import { media, space } from '../../../theme/tokens.ts';
import { EmptyPanel } from '../../../ui/feedback/EmptyPanel.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { SectionHead } from '../../../ui/layout/SectionHead.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { reviewAddress } from './reviewHref.ts';
import { usePendingReviews } from './usePendingReviews.ts';
import { WriteButton } from './WriteButton.tsx';
import { WriteReview } from './WriteReview.tsx';

const layout = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gutter};
  align-items: start;
  > :first-of-type {
    grid-column: 1 / span 4;
  }
  > :nth-of-type(2) {
    grid-column: 6 / -1;
  }
  ${media.phone} {
    display: block;
    > * + * {
      margin-top: 44px;
    }
  }
`;

type ReviewsProps = {
  product: PartOf<Reviews_ProductFragment>;
  /** the number of the page of reviews */
  page: number;
};

/** What buyers said: the mean over all of them, one page of their words, and room for one's own. */
export function Reviews({ product: ref, page }: ReviewsProps) {
  const { id, path, rating, reviews, reviewsAllowed, sample } = partOf<Reviews_ProductFragment>(ref);
  const params = usePageQuery();
  const pending = usePendingReviews(id, reviews?.items.map(review => review.id) ?? []);
  const mine = page === 1 ? pending : [];
  const isEmpty = reviews?.pageInfo.totalItems === 0 && mine.length === 0;
  const isOpen = reviewsAllowed && !sample;
  return (
    <Section>
      <SectionHead title={reviewTexts.heading} />
      <div css={layout}>
        <div>
          {reviews && reviews.pageInfo.totalItems > 0 && <ReviewSummary rating={rating} reviews={reviews} />}
          {isOpen ? <WriteButton path={path} /> : reviews && <p>{reviewTexts.closed}</p>}
        </div>
        <div>
          {isOpen && <WriteReview product={id} path={path} starRating={reviews?.starRating ?? 'REQUIRED'} />}
          {!reviews && (
            <EmptyPanel
              kind="error"
              heading="h3"
              title={reviewTexts.failed}
              action={
                <LinkButton href={reviewAddress(path, params)} data-keep-scroll>
                  {reviewTexts.retry}
                </LinkButton>
              }
            >
              {reviewTexts.failedMessage}
            </EmptyPanel>
          )}
          {isEmpty && isOpen && <EmptyPanel heading="h3" title={reviewTexts.none} />}
          {reviews && !isEmpty && <ReviewList reviews={reviews} pending={mine} path={path} />}
        </div>
      </div>
    </Section>
  );
}
