import type { LocalBusiness, Organization } from 'schema-dts';
import type { Site } from '../site/useSite.ts';
import { absolute } from './absolute.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** 'Mon-Fri' as the days it means, over the end of the week too; empty where it cannot be read. */
function daysOf(span: string) {
  const [first = -1, last = first] = span
    .toLowerCase()
    .split('-')
    .map(day => DAYS.findIndex(name => name.toLowerCase().startsWith(day.trim().slice(0, 3))));
  if (first < 0 || last < 0) return [];
  return first <= last ? DAYS.slice(first, last + 1) : [...DAYS.slice(first), ...DAYS.slice(0, last + 1)];
}

/** The firm where it is only named, as a publisher or a provider. */
export const firmReference = ({ name, url }: Site) =>
  ({ '@type': 'Organization', '@id': `${url}/#organization`, name, url: `${url}/` }) as const;

/** How the firm is reached; what is not set is left out. */
const reachedBy = ({ phone, email }: Site) => ({
  ...(phone && { telephone: phone }),
  ...(email && { email }),
});

const address = ({ address, place }: Site) =>
  (address || place) && {
    address: {
      '@type': 'PostalAddress' as const,
      ...(address && { streetAddress: address }),
      ...(place && {
        addressLocality: place.city,
        ...(place.region && { addressRegion: place.region }),
        addressCountry: place.country,
      }),
    },
  };

const openingHours = ({ hours }: Site) =>
  hours.flatMap(({ days, opens, closes }) =>
    opens && closes
      ? { '@type': 'OpeningHoursSpecification' as const, dayOfWeek: [...daysOf(days)], opens, closes }
      : [],
  );

const languages = ['English', 'Afrikaans'];

const organization = (site: Site): Organization => ({
  ...firmReference(site),
  ...(site.description && { description: site.description }),
  ...(site.logo && { logo: absolute(site.logo.large, site.url) }),
  ...(site.socialLinks.length > 0 && { sameAs: site.socialLinks.map(({ url }) => url) }),
  ...reachedBy(site),
  ...address(site),
  knowsLanguage: languages,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'sales',
    url: `${site.url}/contact`,
    availableLanguage: languages,
    ...reachedBy(site),
  },
});

const localBusiness = (site: Site): LocalBusiness => ({
  '@type': 'LocalBusiness',
  '@id': `${site.url}/#business`,
  name: site.name,
  url: `${site.url}/`,
  parentOrganization: { '@id': `${site.url}/#organization` },
  ...(site.logo && { image: absolute(site.logo.large, site.url) }),
  ...reachedBy(site),
  ...address(site),
  ...(site.place && { areaServed: site.place.country }),
  currenciesAccepted: 'ZAR',
  openingHoursSpecification: openingHours(site),
});

/** The firm as search engines know it: who it is, and where and when it is open. */
export const firmData = (site: Site) => [organization(site), localBusiness(site)] as const;
