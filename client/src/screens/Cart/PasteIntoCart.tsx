import { css } from '@emotion/react';
import { pasteTexts } from '../../../../rules/texts/paste.ts';
import type { Ask } from '../../data/ask.ts';
import { PasteList } from '../../quote/list/PasteList.tsx';

const place = css({ marginTop: 32, scrollMarginTop: 24 });

const intoCart = async (ask: Ask, lines: string) => (await import('./pasteIntoCart.ts')).pasteIntoCart(ask, lines);

/** A list of SKUs from a spreadsheet or a file, put into the cart at once. */
export const PasteIntoCart = () => (
  <div css={place} id="paste">
    <PasteList paste={intoCart} add={pasteTexts.addToCart} />
  </div>
);
