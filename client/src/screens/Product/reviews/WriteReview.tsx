import { css } from '@emotion/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StarRating } from '../../../../../rules/forms/review.ts';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import { PartLost } from '../../../failure/PartLost.tsx';
import { optional } from '../../../lib/later/optional.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { getReviewForm } from './getReviewForm.ts';
import { reviewHref } from './reviewHref.ts';

const ReviewForm = optional(async () => (await getReviewForm()).ReviewForm, PartLost);

const place = css({ marginBottom: 32 });

type WriteReviewProps = { product: string; path: string; starRating: StarRating };

/** The form while the address asks for it, and thanks in its place when it was sent. */
export function WriteReview({ product, path, starRating }: WriteReviewProps) {
  const params = usePageQuery();
  const navigate = useNavigate();
  const back = reviewHref(path, params);
  const [thanked, setThanked] = useState(params.has('reviewed'));
  const isWriting = params.has('write');
  // The next one may not be sent.
  useEffect(() => {
    if (isWriting) setThanked(false);
  }, [isWriting]);
  const close = () => {
    setThanked(true);
    void navigate(back, { replace: true, preventScrollReset: true });
  };
  if (isWriting) {
    return (
      <div css={place}>
        <Suspense fallback={<Spinner />}>
          <ReviewForm product={product} path={path} starRating={starRating} back={back} onSent={close} />
        </Suspense>
      </div>
    );
  }
  return thanked ? <Thanks /> : null;
}

function Thanks() {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <div css={place}>
      <Banner kind="success" ref={banner} live>
        {reviewTexts.success}
      </Banner>
    </div>
  );
}
