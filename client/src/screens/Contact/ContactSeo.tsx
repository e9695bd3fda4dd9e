import type { ContactPage, LocalBusiness } from 'schema-dts';
import { contactPageTexts } from '../../../../rules/texts.ts';
import { useSite } from '../../layout/useSite.ts';
import { crumbList } from '../../seo/crumbList.ts';
import { Seo } from '../../seo/Seo.tsx';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';

/** 'Mon-Fri' as schema.org writes it: 'Mo-Fr'. */
const dayRange = (days: string): string =>
  days
    .split('-')
    .map(day => day.trim().slice(0, 2))
    .join('-');

/** Structured data of the contact page: the firm, where it is and when it is open. */
export function ContactSeo({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { url, name, phone, email, address, hours } = useSite();
  const firm: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': `${url}/#business`,
    name,
    url,
    currenciesAccepted: 'ZAR',
    areaServed: 'ZA',
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(address ? { streetAddress: address } : {}),
      addressLocality: 'Johannesburg',
      addressRegion: 'Gauteng',
      addressCountry: 'ZA',
    },
    openingHours: hours.flatMap(({ days, opens, closes }) =>
      opens && closes ? [`${dayRange(days)} ${opens}-${closes}`] : [],
    ),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      availableLanguage: ['English', 'Afrikaans'],
      ...(phone ? { telephone: phone } : {}),
    },
  };
  const page: ContactPage = { '@type': 'ContactPage', name: contactPageTexts.title, url: `${url}/contact` };
  return (
    <Seo
      title={contactPageTexts.title}
      description={contactPageTexts.lead}
      path="/contact"
      data={[page, firm, crumbList(crumbs, url)]}
    />
  );
}
