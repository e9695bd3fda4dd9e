import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media } from '../../theme/tokens.ts';

const frame = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' });

// A card this narrow has no room for price and action side by side.
const narrow = '@container (max-width: 320px)';

// The dashed line is where the price tears off.
const foot = css`
  border-top: 1.5px dashed ${color.lineStrong};
  padding: 14px 18px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  > :first-of-type {
    flex: 999 1 min-content;
  }
  ${media.phone} {
    padding: 12px;
  }
  ${narrow} {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr);
    align-items: start;
    > :first-of-type > span {
      overflow-wrap: anywhere;
    }
    > :first-of-type > span:first-of-type {
      font-size: min(1.1875rem, 12cqi);
    }
  }
`;

const actionPlace = css`
  position: relative;
  z-index: 1;
  flex: 1 0 auto;
  > button,
  > a,
  form > button {
    width: 100%;
    padding-inline: 14px;
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
    <div css={frame}>
      <div css={foot}>
        {price}
        {action && <div css={actionPlace}>{action}</div>}
      </div>
    </div>
  );
}
