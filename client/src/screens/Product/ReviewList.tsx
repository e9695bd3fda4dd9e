import { useSearchParams } from 'react-router-dom';
import { reviewTexts } from '../../../../rules/texts.ts';
import type { Reviews_ProductFragment } from '../../gql/graphql.ts';
import { Html } from '../../ui/Html.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { ReviewItem } from '../../ui/ReviewItem.tsx';
import { ReviewDate } from './ReviewDate.tsx';

type ReviewListProps = { reviews: NonNullable<Reviews_ProductFragment['reviews']>; path: string };

/** One page of reviews; the pages keep what is chosen above. */
export function ReviewList({ reviews: { items, pageInfo }, path }: ReviewListProps) {
  const [params] = useSearchParams();
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(params);
    if (page > 1) next.set('reviews', String(page));
    else next.delete('reviews');
    return `${path}${next.size ? `?${next}` : ''}#reviews`;
  };
  return (
    <div>
      {items.length === 0 && (
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
