import { still } from '../../lib/still.tsx';
import { QuoteBody } from './QuoteBody.tsx';
import { QuoteSeo } from './QuoteSeo.tsx';
import type { AskedProduct, CmsPage } from './quoteData.ts';

const QuoteHero = still(async () => (await import('./QuoteHero.tsx')).QuoteHero);

type QuotePageProps = { page: CmsPage | undefined; product: AskedProduct | undefined };

/** The quote page in its editor's words, and in the site's own where there are none. */
export const QuotePage = ({ page, product }: QuotePageProps) => (
  <>
    <QuoteSeo description={page?.excerptText} />
    <QuoteBody page={page} product={product} hero={<QuoteHero overrides={page?.quote} carrying={product != null} />} />
  </>
);
