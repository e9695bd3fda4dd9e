import { css } from '@emotion/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { reviewTexts } from '../../../../rules/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { getReviewForm } from './getReviewForm.ts';
import { reviewHref } from './reviewHref.ts';
import { useReviewPost } from './useReviewPost.ts';

const ReviewForm = lazy(async () => ({ default: (await getReviewForm()).ReviewForm }));

const place = css({ marginBottom: 32 });

/** The form while the address asks for it, and thanks in its place when it was sent. */
export function WriteReview({ product, path }: { product: string; path: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const back = reviewHref(path, params);
  const { outcome, busy, post } = useReviewPost(path, () => {
    void navigate(back, { replace: true, preventScrollReset: true });
  });
  const isOpen = params.has('write');
  if (isOpen) {
    return (
      <div css={place}>
        <Suspense fallback={<Spinner />}>
          <ReviewForm
            product={product}
            action={`${path}?write=1#write-review`}
            back={back}
            refused={outcome?.kind === 'refused' ? outcome : undefined}
            busy={busy}
            post={post}
          />
        </Suspense>
      </div>
    );
  }
  return outcome?.kind === 'sent' || params.has('reviewed') ? <Thanks /> : null;
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
