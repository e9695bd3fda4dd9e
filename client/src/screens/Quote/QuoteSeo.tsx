import { Seo } from '../../seo/Seo.tsx';
import { quoteCrumbs } from './quoteCrumbs.ts';
import { serviceData } from './serviceData.ts';
import { quotePageTexts } from './texts.ts';

export const QuoteSeo = ({ description }: { description: string | undefined }) => (
  <Seo
    title={quotePageTexts.title}
    description={description || quotePageTexts.heroSubtitle}
    path="/request-quote"
    crumbs={quoteCrumbs}
    data={import.meta.env.SSR && (site => [serviceData(site)])}
  />
);
