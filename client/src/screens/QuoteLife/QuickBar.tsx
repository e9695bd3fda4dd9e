import { css } from '@emotion/react';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { acceptHref } from '../../quote/life/quoteAddress.ts';
import { surface } from '../../theme/surface.ts';
import { color, media, size } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import type { ShownRequest } from './shownRequest.ts';
import { quoteLifeTexts as texts } from './texts.ts';

const bar = css`
  display: none;
  ${media.wide} {
    html:has(&) {
      scroll-padding-top: 84px;
    }
    display: block;
    position: sticky;
    top: 0;
    z-index: 15;
    border-bottom: 2px solid ${color.ink};
  }
  ${media.print} {
    display: none;
  }
`;

const inside = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
  min-height: 68px;
  padding-block: 8px;
  p {
    margin-right: auto;
    font-size: ${size.fs1};
    line-height: 1.3;
    color: ${color.inkSoft};
  }
  b {
    display: block;
    font-size: 1.0625rem;
    color: ${color.ink};
    white-space: nowrap;
  }
  a {
    min-height: 44px;
    overflow-wrap: normal;
  }
  /* One row, so that what has the focus is not under the bar: the sum below has the other way to ask. */
  ${media.tiny} {
    a:first-of-type {
      display: none;
    }
  }
`;

/** On narrow screens total and actions stay at hand. */
export function QuickBar({ request: { status, offer, reference } }: { request: ShownRequest }) {
  if (status !== 'ANSWERED' || !offer) return null;
  return (
    <div css={[bar, surface.sheet]}>
      <Wrap css={inside}>
        <p>
          {texts.totalWithTax}
          <b>{showMoney(offer.totals.total)}</b>
        </p>
        <Button size="sm" variant="line" href="#talk">
          {texts.ask}
        </Button>
        <Button size="sm" href={acceptHref(reference)}>
          {texts.accept}
        </Button>
      </Wrap>
    </div>
  );
}
