import { css } from '@emotion/react';
import { reviewTexts } from '../../../../rules/texts.ts';
import { type PartOf, usePart } from '../../apollo/usePart.ts';
import { type Reviews_ProductFragment, Reviews_ProductFragmentDoc } from '../../gql/graphql.ts';
import { media, space } from '../../theme/tokens.ts';
import { EmptyPanel } from '../../ui/EmptyPanel.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

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

/** What buyers said: the mean over all of them, and one page of their words. */
export function Reviews({ product: ref, page }: ReviewsProps) {
  const { path, rating, reviews } = usePart(Reviews_ProductFragmentDoc, ref, { reviews: page });
  return (
    <Section id="reviews">
      <SectionHead title={reviewTexts.heading} />
      {!reviews && (
        <EmptyPanel
          kind="error"
          heading="h3"
          title={reviewTexts.failed}
          action={<LinkButton href={path}>{reviewTexts.retry}</LinkButton>}
        >
          {reviewTexts.failedMessage}
        </EmptyPanel>
      )}
      {reviews?.pageInfo.totalItems === 0 && <EmptyPanel heading="h3" title={reviewTexts.none} />}
      {reviews && reviews.pageInfo.totalItems > 0 && (
        <div css={layout}>
          <ReviewSummary rating={rating} reviews={reviews} />
          <ReviewList reviews={reviews} path={path} />
        </div>
      )}
    </Section>
  );
}
