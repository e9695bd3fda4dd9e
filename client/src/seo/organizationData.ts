import type { LocalBusiness } from 'schema-dts';
import type { Site } from '../layout/useSite.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 'Mon-Fri' as the days it means; empty where it cannot be read. */
function daysOf(span: string) {
  const [first, last = first] = span
    .split('-')
    .map(day => DAYS.findIndex(name => name.startsWith(day.trim().slice(0, 3))));
  return first === undefined || last === undefined || first < 0 ? [] : DAYS.slice(first, last + 1);
}

/** The firm, as search engines know it; what is not set is left out. */
export const organizationData = (site: Site): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${site.url}/#organization`,
  name: site.name,
  url: `${site.url}/`,
  ...(site.description ? { description: site.description } : {}),
  ...(site.logo ? { logo: absolute(site.logo.large, site.url), image: absolute(site.logo.large, site.url) } : {}),
  ...(site.phone ? { telephone: site.phone } : {}),
  ...(site.email ? { email: site.email } : {}),
  ...(site.socialLinks.length > 0 ? { sameAs: site.socialLinks.map(({ url }) => url) } : {}),
  address: {
    '@type': 'PostalAddress',
    ...(site.address ? { streetAddress: site.address } : {}),
    addressLocality: 'Johannesburg',
    addressRegion: 'Gauteng',
    addressCountry: 'ZA',
  },
  areaServed: 'ZA',
  knowsLanguage: ['English', 'Afrikaans'],
  currenciesAccepted: 'ZAR',
  openingHoursSpecification: site.hours.flatMap(({ days, opens, closes }) =>
    opens && closes
      ? { '@type': 'OpeningHoursSpecification' as const, dayOfWeek: [...daysOf(days)], opens, closes }
      : [],
  ),
});

const absolute = (url: string, siteUrl: string): string => (url.startsWith('/') ? siteUrl + url : url);
