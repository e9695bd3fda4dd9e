import { css } from '@emotion/react';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import { ReviewItem } from '../../../ui/cards/ReviewItem.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import type { PendingReview } from './pendingReviews.ts';
import { ReviewDate } from './ReviewDate.tsx';

const words = css({ whiteSpace: 'pre-line' });
const notice = css({ marginBottom: 12 });

/** What its author alone sees until the shop lets it show. */
export const PendingList = ({ reviews }: { reviews: readonly PendingReview[] }) =>
  reviews.map(({ id, reviewer, review, rating, createdAt }) => (
    <ReviewItem
      key={id}
      reviewer={reviewer}
      rating={rating}
      date={<ReviewDate date={createdAt} />}
      notice={
        <div css={notice}>
          <Banner>{reviewTexts.waiting}</Banner>
        </div>
      }
    >
      <p css={words}>{review}</p>
    </ReviewItem>
  ));
