import { css } from '@emotion/react';
import { media } from '../../../theme/tokens.ts';

/** On paper there is nothing else: neither header nor footer, neither buttons nor forms. */
export const printedAlone = css`
  ${media.print} {
    body:has(&) *:not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
    form,
    button,
    figcaption a {
      display: none !important;
    }
    #offer {
      padding: 0;
      break-inside: auto;
    }
  }
`;
