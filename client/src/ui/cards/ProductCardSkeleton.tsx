import { css } from '@emotion/react';
import { surface } from '../../theme/surface.ts';
import { color, media } from '../../theme/tokens.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';

// As the cards: a column, on phones a row over its foot.
const card = css`
  display: grid;
  border: 1px solid ${color.line};
  ${media.phone} {
    grid-template-columns: 112px minmax(0, 1fr);
    > span {
      height: 100%;
    }
  }
`;

const lines = css({ display: 'grid', gap: 16, padding: '24px 18px 14px' });

const foot = css`
  border-top: 1.5px dashed ${color.lineStrong};
  padding: 14px 18px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  grid-column: 1 / -1;
`;

export function ProductCardSkeleton() {
  return (
    <div css={[surface.sheet, card]} aria-hidden="true">
      <Skeleton ratio="4 / 3" />
      <div css={lines}>
        <Skeleton width="55%" height="14px" />
        <Skeleton width="90%" height="20px" />
        <Skeleton width="70%" height="14px" />
      </div>
      <div css={foot}>
        <Skeleton width="80px" height="24px" />
        <Skeleton width="118px" height="40px" />
      </div>
    </div>
  );
}
