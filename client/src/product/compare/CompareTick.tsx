import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { late } from '../../lib/later/late.ts';
import { color, media, space } from '../../theme/tokens.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import type { Compared } from './compareList.ts';
import type { Ticked } from './KeptTick.tsx';

/** The id of the form that the ticks of a page belong to. */
export const COMPARE_FORM = 'compare';

const tick = css`
  position: relative;
  z-index: 2;
  grid-area: 1 / 1;
  place-self: end;
  gap: 8px;
  min-height: ${space.touch};
  padding-inline: 12px;
  border: 1px solid ${color.line};
  border-width: 1px 0 0 1px;
  background: ${color.sheet};
  font-size: 0.875rem;
  ${media.phone} {
    grid-area: 2 / 1 / 3 / 3;
    place-self: start end;
    border: 0;
    background: none;
  }
  /* On the narrowest of three cards in a row the word would lie on the drawing's measures. */
  ${media.phone}, (min-width: 1181px) and (max-width: 1260px) {
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** What knows the list, once it has come. */
const KeptTick = late(async () => (await import('./KeptTick.tsx')).KeptTick);

const note = (product: Compared) =>
  import('./compareList.ts').then(({ toggleCompared }) => void toggleCompared(product));

/**
 * Ticks a product to be compared, and stays the same box when the rest of that comes: a click meanwhile would be lost.
 * Without scripts the page's form sends what is ticked.
 */
export function CompareTick(product: Compared) {
  const [own, setOwn] = useState(false);
  const [ticked, tell] = useState<Ticked | null>(null);
  const begin = () => {
    setOwn(!own);
    void note(product);
  };
  return (
    <>
      <Checkbox
        css={tick}
        name="products"
        value={product.id}
        form={COMPARE_FORM}
        aria-label={fillText(uiTexts.compareOne, { name: product.name })}
        checked={ticked?.checked ?? own}
        onChange={ticked?.change ?? begin}
      >
        {uiTexts.compare}
      </Checkbox>
      <KeptTick product={product} tell={tell} />
    </>
  );
}
