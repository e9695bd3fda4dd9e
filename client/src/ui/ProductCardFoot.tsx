import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media } from '../theme/tokens.ts';

// The dashed line is where the price tears off.
const foot = css`
  border-top: 1.5px dashed ${color.lineStrong};
  padding: 14px 18px;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  ${media.phone} {
    padding: 12px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`;

const actionPlace = css`
  position: relative;
  z-index: 1;
  flex: none;
  > button,
  > a,
  form > button {
    padding-inline: 14px;
  }
  ${media.phone} {
    > button,
    > a,
    form > button {
      width: 100%;
    }
  }
  ${media.tiny} {
    > button,
    > a,
    form > button {
      padding-inline: 8px;
      font-size: 0.875rem;
    }
  }
`;

/** Price and action of a card, below the tear. */
export function ProductCardFoot({ price, action }: { price: ReactNode; action?: ReactNode }) {
  return (
    <div css={foot}>
      {price}
      {action && <div css={actionPlace}>{action}</div>}
    </div>
  );
}
