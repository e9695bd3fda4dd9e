import type { Service } from 'schema-dts';
import { quotePageTexts } from '../../../../rules/texts.ts';
import { useSite } from '../../layout/useSite.ts';
import { crumbList } from '../../seo/crumbList.ts';
import { Seo } from '../../seo/Seo.tsx';
import { quoteCrumbs } from './quoteCrumbs.ts';

export function QuoteSeo({ description }: { description: string | undefined }) {
  const { url, name, phone } = useSite();
  const words = description || quotePageTexts.heroSubtitle;
  const service: Service = {
    '@type': 'Service',
    name: quotePageTexts.service,
    serviceType: quotePageTexts.service,
    description: words,
    url: `${url}/request-quote`,
    areaServed: { '@type': 'Country', name: 'South Africa' },
    provider: { '@type': 'Organization', name, url, ...(phone ? { telephone: phone } : {}) },
    offers: { '@type': 'Offer', priceCurrency: 'ZAR', availability: 'https://schema.org/InStock' },
  };
  return (
    <Seo
      title={quotePageTexts.title}
      description={words}
      path="/request-quote"
      data={[service, crumbList(quoteCrumbs, url)]}
    />
  );
}
