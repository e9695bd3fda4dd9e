import { css } from '@emotion/react';
import { media } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { pageTexts } from './texts.ts';

const scripted = css({ [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } });

/** Prints the page as a data sheet; a browser without scripts has its own button for that. */
export const PrintButton = () => (
  <p css={scripted}>
    <LinkButton onClick={() => window.print()}>{pageTexts.print}</LinkButton>
  </p>
);
