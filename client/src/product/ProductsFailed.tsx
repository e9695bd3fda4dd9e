import { css } from '@emotion/react';
import { LoadFailure } from '../failure/LoadFailure.tsx';
import { Seo } from '../seo/Seo.tsx';
import { space } from '../theme/tokens.ts';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { cardTexts } from './cardTexts.ts';

const place = css({ paddingBlock: space.section });

/** A screen whose products did not come: what happened, the request's number, and another try. */
export const ProductsFailed = ({ requestId }: { requestId: string | null }) => (
  <Wrap css={place}>
    <Seo title={cardTexts.failed} path={null} noindex />
    <LoadFailure
      title={cardTexts.failed}
      words={cardTexts.failedMessage}
      requestId={requestId}
      retry={cardTexts.reload}
      heading="h1"
    />
  </Wrap>
);
