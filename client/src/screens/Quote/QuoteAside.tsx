import { NeedHelp } from './NeedHelp.tsx';
import { ProcessPicture } from './ProcessPicture.tsx';
import { QuoteProcess } from './QuoteProcess.tsx';
import type { CmsPage } from './quoteData.ts';

/** How a quote comes about, and who helps with it. */
export const QuoteAside = ({ page }: { page: CmsPage | undefined }) => (
  <>
    <QuoteProcess overrides={page?.quote} />
    <ProcessPicture page={page} />
    <NeedHelp overrides={page?.quote} />
  </>
);
