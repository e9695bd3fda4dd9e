import { reviewTexts } from '../../../../../rules/texts/review.ts';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import type { Reviews_ProductFragment } from '../../../gql/graphql.ts';
import { ReviewItem } from '../../../ui/cards/ReviewItem.tsx';
import { Html } from '../../../ui/content/Html.tsx';
import { Pagination } from '../../../ui/content/Pagination.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { PendingList } from './PendingList.tsx';
import type { PendingReview } from './pendingReviews.ts';
import { ReviewDate } from './ReviewDate.tsx';
import { reviewHref } from './reviewHref.ts';

type ReviewListProps = {
  reviews: NonNullable<Reviews_ProductFragment['reviews']>;
  /** what this visitor has written */
  pending: readonly PendingReview[];
  path: string;
};

/** One page of reviews; the pages keep what is chosen above. */
export function ReviewList({ reviews: { items, pageInfo }, pending, path }: ReviewListProps) {
  const params = usePageQuery();
  const hrefFor = (page: number) => reviewHref(path, params, page > 1 ? { reviews: String(page) } : {});
  return (
    <div>
      <PendingList reviews={pending} />
      {items.length === 0 && pageInfo.page > 1 && (
        <p>
          {reviewTexts.pastEnd} <LinkButton href={hrefFor(1)}>{reviewTexts.firstPage}</LinkButton>
        </p>
      )}
      {items.map(({ id, reviewer, review, rating, createdAt, verified }) => (
        <ReviewItem
          key={id}
          reviewer={reviewer}
          verified={verified}
          rating={rating}
          date={<ReviewDate date={createdAt} />}
        >
          <Html html={review} />
        </ReviewItem>
      ))}
      {items.length > 0 && (
        <Pagination page={pageInfo.page} totalPages={pageInfo.totalPages} hrefFor={hrefFor} label={reviewTexts.pages} />
      )}
    </div>
  );
}
