import { css } from '@emotion/react';
import { Skeleton } from '../feedback/Skeleton.tsx';

const card = css({ display: 'grid', gap: 12, alignContent: 'start' });

export function PostCardSkeleton() {
  return (
    <div css={card} aria-hidden="true">
      <Skeleton ratio="8 / 5" />
      <Skeleton width="55%" height="14px" />
      <Skeleton width="90%" height="22px" />
      <Skeleton height="14px" />
      <Skeleton width="70%" height="14px" />
    </div>
  );
}
