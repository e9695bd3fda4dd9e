import { css } from '@emotion/react';
import { media } from '../../../theme/tokens.ts';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { lifeTexts } from '../texts.ts';

const scripted = css({ [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } });

/** Prints the page; a browser without scripts has its own button for that. */
export const PrintButton = () => (
  <span css={scripted}>
    <LinkButton onClick={() => window.print()}>{lifeTexts.print}</LinkButton>
  </span>
);
