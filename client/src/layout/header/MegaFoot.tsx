import { css } from '@emotion/react';
import { menuTexts } from '../../../../rules/texts/layout/menus.ts';
import { surface } from '../../theme/surface.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';

const row = css`
  display: flex;
  min-height: 72px;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  > div {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px;
  }
  ${media.phone} {
    display: grid;
    gap: 12px;
    padding: 18px 0;
  }
`;

/** The strip below the products menu. */
export const MegaFoot = () => (
  <div css={surface.tint}>
    <Wrap css={row}>
      <p>
        <b>{menuTexts.offRange}</b> {menuTexts.offRangeWords}
      </p>
      <div>
        <Button href="/catalog" variant="text">
          {menuTexts.catalog}
        </Button>
        <Button href="/request-quote" variant="ink" size="sm">
          {menuTexts.quote}
        </Button>
      </div>
    </Wrap>
  </div>
);
