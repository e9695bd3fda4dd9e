import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media } from '../../theme/tokens.ts';

// The dashed line is where the price tears off.
const foot = css`
  grid-row: 3;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  gap: 12px;
  border-top: 1.5px dashed ${color.lineStrong};
  padding: 14px 18px;
  /* The price is as large as it finds room for; what lies over the link of the card lets it through. */
  container-type: inline-size;
  pointer-events: none;
  ${media.phone} {
    grid-area: 2 / 1 / 3 / 3;
    gap: 0;
    padding: 0 12px 10px;
    /* In the middle of its tick, which is as high as a finger needs it. */
    > p {
      padding: 10px 0;
    }
  }
`;

const actions = css`
  position: relative;
  z-index: 1;
  pointer-events: auto;
  display: flex;
  flex-wrap: wrap;
  /* Where two stand below each other, those of the next card still begin beside them. */
  align-content: start;
  gap: 8px;
  > * {
    flex: 1 1 auto;
  }
  > button,
  > a,
  form > button {
    width: 100%;
    min-height: 44px;
    padding-inline: 10px;
    white-space: nowrap;
  }
  > a {
    width: auto;
  }
`;

/** Price and actions of a card, below the tear. */
export function ProductCardFoot({ price, action }: { price: ReactNode; action?: ReactNode }) {
  return (
    <div css={foot}>
      {price}
      {action && <div css={actions}>{action}</div>}
    </div>
  );
}
