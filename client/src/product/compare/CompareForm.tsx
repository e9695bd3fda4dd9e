import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { late } from '../../lib/later/late.ts';
import { media } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { COMPARE_FORM } from './CompareTick.tsx';

const send = css`
  display: none;
  ${media.noScript} {
    display: block;
    margin-top: 24px;
  }
`;

const CompareBar = late(async () => (await import('./CompareBar.tsx')).CompareBar);

/** Leads to what is ticked in a list: a bar that comes with the first tick, and without scripts a plain form. */
export function CompareForm() {
  return (
    <>
      <form css={send} id={COMPARE_FORM} method="get" action="/compare">
        <Button variant="ink" type="submit">
          {uiTexts.compareTicked}
        </Button>
      </form>
      <CompareBar />
    </>
  );
}
