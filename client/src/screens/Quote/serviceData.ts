import type { Service } from 'schema-dts';
import { firmReference } from '../../seo/firmData.ts';
import type { Site } from '../../site/useSite.ts';
import { quotePageTexts } from './texts.ts';

/** What is offered here, as search engines read it. */
export const serviceData = (site: Site): Service => ({
  '@type': 'Service',
  name: quotePageTexts.service,
  serviceType: quotePageTexts.service,
  description: quotePageTexts.heroSubtitle,
  url: `${site.url}/request-quote`,
  ...(site.place && { areaServed: { '@type': 'Country', name: site.place.countryName } }),
  provider: firmReference(site),
});
