import { css } from '@emotion/react';
import { ONTO_LIST, PasteList } from '../../quote/list/PasteList.tsx';
import { INTO_CART } from './ways.ts';

const place = css({ marginTop: 32 });
const ways = [INTO_CART, ONTO_LIST];

/** For whoever knows the SKUs: a pasted list or a file fills the cart, or the quote list. */
export const QuickOrder = () => (
  <div css={place}>
    <PasteList ways={ways} />
  </div>
);
