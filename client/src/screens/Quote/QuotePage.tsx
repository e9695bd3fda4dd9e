import { still } from '../../lib/still.tsx';
import { QuoteBody } from './QuoteBody.tsx';
import { QuoteSeo } from './QuoteSeo.tsx';
import type { AskedProduct, CmsPage, DeliveryCountries } from './quoteData.ts';

const QuoteHero = still(async () => (await import('./QuoteHero.tsx')).QuoteHero);

type QuotePageProps = {
  page: CmsPage | undefined;
  product: AskedProduct | undefined;
  countries: DeliveryCountries;
};

/** The quote page in its editor's words, and in the site's own where there are none. */
export const QuotePage = ({ page, product, countries }: QuotePageProps) => (
  <>
    <QuoteSeo page={page} />
    <QuoteBody
      page={page}
      product={product}
      countries={countries}
      hero={<QuoteHero overrides={page?.quote} carrying={product != null} />}
    />
  </>
);
