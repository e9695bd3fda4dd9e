import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { media } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { JobFoot } from '../../../ui/layout/JobFoot.tsx';
import { quoteHref } from '../addresses.ts';
import { firmTexts } from '../texts.ts';

const { offer: texts } = firmTexts;
const end = css({ marginLeft: 'auto', [media.phone]: { display: 'none' } });
const key = css({ border: '1px solid', padding: '0 6px' });

type OfferFootProps = { next: number; hydrated: boolean; reference: string };

/** Send, or look first. */
export const OfferFoot = ({ next, hydrated, reference }: OfferFootProps) => (
  <JobFoot>
    <Button type="submit" name="step" value="answer">
      {fillText(texts.send, { version: next })}
    </Button>
    <Button type="submit" name="step" value="preview" variant="line" formAction={`${quoteHref(reference)}#preview`}>
      {texts.preview}
    </Button>
    {hydrated && (
      <div css={end}>
        <Hint>
          <kbd css={key}>Ctrl</kbd> <kbd css={key}>Enter</kbd> {texts.sends}
        </Hint>
      </div>
    )}
  </JobFoot>
);
