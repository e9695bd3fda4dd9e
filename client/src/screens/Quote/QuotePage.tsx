import type { QuoteQuery } from '../../gql/graphql.ts';
import { QuoteBody } from './QuoteBody.tsx';
import { QuoteHero } from './QuoteHero.tsx';
import { QuoteSeo } from './QuoteSeo.tsx';

export type CmsPage = QuoteQuery['page'];
export type AskedProduct = QuoteQuery['product'];

type QuotePageProps = { page: CmsPage | undefined; product: AskedProduct | undefined };

/** The quote page in its editor's words, and in the site's own where there are none. */
export const QuotePage = ({ page, product }: QuotePageProps) => (
  <>
    <QuoteSeo description={page?.excerptText} />
    <QuoteHero overrides={page?.quote} />
    <QuoteBody page={page} product={product} />
  </>
);
