import { css } from '@emotion/react';
import { INTO_CART } from '../../product/paste/ways.ts';
import { PasteList } from '../../quote/list/PasteList.tsx';

const place = css({ marginTop: 32, scrollMarginTop: 24 });

/** A list of SKUs from a spreadsheet or a file, put into the cart at once. */
export const PasteIntoCart = () => (
  <div css={place} id="paste">
    <PasteList ways={[INTO_CART]} />
  </div>
);
