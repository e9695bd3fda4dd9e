import { css } from '@emotion/react';
import { LoadFailure } from '../../failure/LoadFailure.tsx';
import { pageTexts } from '../../failure/texts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { QuoteBody } from './QuoteBody.tsx';

const head = css({ paddingTop: 48 });

/** The page's words could not be had: its heading says so, and the form goes on working. */
export const QuoteFailure = ({ requestId }: { requestId: string | null }) => (
  <>
    <Seo title={pageTexts.notFound} path={null} noindex />
    <Wrap css={head}>
      <LoadFailure title={pageTexts.notFound} requestId={requestId} heading="h1" />
    </Wrap>
    <QuoteBody page={null} product={null} countries={[]} />
  </>
);
