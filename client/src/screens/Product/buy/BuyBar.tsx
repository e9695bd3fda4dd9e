import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { offerTexts } from '../../../../../rules/texts/offer.ts';
import { addTexts } from '../../../cart/adding/addTexts.ts';
import { addValue } from '../../../cart/adding/addValue.ts';
import type { CartLine } from '../../../cart/store/lines.ts';
import { surface } from '../../../theme/surface.ts';
import { color, context, font, media, space } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { pageTexts } from '../texts.ts';
import { BUY_FORM } from './QuoteForm.tsx';

const bar = css`
  display: none;
  ${media.phone} {
    position: sticky;
    bottom: var(--consent, 0px);
    z-index: 30;
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: center;
    padding: 10px ${space.margin};
    line-height: 1.25;
    box-shadow: 0 -1px 0 ${color.lineStrong};
    /* What has focus is never under it. */
    html:has(&) {
      scroll-padding-bottom: 5.25rem;
    }
    &[hidden] {
      visibility: hidden;
    }
  }
  /* A sum and the button's words stay whole, below each other where a line has no room for both. */
  > * {
    overflow-wrap: normal;
    min-width: min-content;
    flex: 1 0 auto;
  }
  > div {
    flex: 999 1 0;
  }
  b {
    font-size: 1.125rem;
    font-stretch: 106%;
  }
  small {
    display: block;
    font: 450 12px / 1.3 ${font.mono};
    color: ${context.mute};
  }
  ${media.print} {
    display: none;
  }
`;

type BuyBarProps = {
  price: string | null;
  /** what is chosen, in words */
  chosen: readonly string[];
  /** null for what cannot be bought as it is chosen */
  line: CartLine | null;
  /** where the form is posted to */
  address: string;
};

/** Price and action at the foot of a phone, until the action itself is on the screen. */
export function BuyBar({ price, chosen, line, address }: BuyBarProps) {
  const seen = useFormSeen();
  return (
    <section css={[surface.sheet, bar]} aria-label={pageTexts.bar} hidden={seen}>
      <div>
        {price && <b>{price}</b>}
        {chosen.length > 0 && <small>{chosen.join(', ')}</small>}
      </div>
      {line ? (
        <Button type="submit" form={BUY_FORM} name="add" value={addValue(line)} formMethod="post" formAction={address}>
          {addTexts.add}
        </Button>
      ) : (
        <Button variant="ink" type="submit" form={BUY_FORM}>
          {offerTexts.requestQuote}
        </Button>
      )}
    </section>
  );
}

/** Whether the form's own action is on the screen. */
function useFormSeen(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const action = document.querySelector(`#${BUY_FORM} > button`);
    if (!action || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(entries => setSeen(entries.some(entry => entry.isIntersecting)));
    observer.observe(action);
    return () => observer.disconnect();
  }, []);
  return seen;
}
