import { ownWords } from '../../seo/ownWords.ts';
import { Seo } from '../../seo/Seo.tsx';
import { quoteCrumbs } from './quoteCrumbs.ts';
import type { CmsPage } from './quoteData.ts';
import { serviceData } from './serviceData.ts';
import { quotePageTexts } from './texts.ts';

export const QuoteSeo = ({ page }: { page: CmsPage | undefined }) => (
  <Seo
    {...ownWords(page?.seo, {
      title: quotePageTexts.title,
      description: page?.excerptText || quotePageTexts.heroSubtitle,
      noindex: false,
      image: null,
    })}
    path="/request-quote"
    crumbs={quoteCrumbs}
    data={import.meta.env.SSR && (site => [serviceData(site)])}
  />
);
