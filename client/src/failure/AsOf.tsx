import { css } from '@emotion/react';
import { fillText } from '../../../rules/fillText.ts';
import { failureTexts } from '../../../rules/texts/failure.ts';
import { longMoment } from '../lib/format/longDate.ts';
import { Banner } from '../ui/feedback/Banner.tsx';

const place = css({ marginBottom: 28, '&:only-child': { marginTop: 28 } });

/** Says that a page stands in for what could not be had just now, and of when it is. */
export const AsOf = ({ asOf }: { asOf: string }) => (
  <div css={place}>
    <Banner kind="warning">{fillText(failureTexts.asOf, { when: longMoment(asOf) })}</Banner>
  </div>
);
