import { expect, test } from 'vitest';
import type { Site } from '../site/useSite.ts';
import { firmData } from './firmData.ts';
import { websiteData } from './websiteData.ts';

const site: Site = {
  __typename: 'Site',
  name: 'Diri Labels',
  description: 'Labels and seals',
  url: 'https://labels.example',
  currency: 'ZAR',
  phone: '+27 11 000 0100',
  email: null,
  address: null,
  clientSatisfaction: null,
  vatNumber: null,
  whatsapp: null,
  delivery: null,
  returnDays: null,
  sendsMail: false,
  hours: [
    { __typename: 'OpeningHours', days: 'Mon-Fri', opens: '09:00', closes: '18:00' },
    { __typename: 'OpeningHours', days: 'Sat', opens: '10:00', closes: '16:00' },
    { __typename: 'OpeningHours', days: 'Sun', opens: null, closes: null },
  ],
  quoteHours: 'Monday - Friday 8AM - 5PM',
  socialLinks: [],
  privacyPolicyUrl: null,
  logo: { __typename: 'Image', url: '/_image/abc/160.webp', large: '/_image/abc/800.webp' },
};

const [organization, business] = firmData(site);

test('the firm is in Johannesburg, speaks English and Afrikaans, and takes rand', () => {
  const address = { addressLocality: 'Johannesburg', addressRegion: 'Gauteng', addressCountry: 'ZA' };
  expect(organization).toMatchObject({
    telephone: '+27 11 000 0100',
    address,
    knowsLanguage: ['English', 'Afrikaans'],
    logo: 'https://labels.example/_image/abc/800.webp',
  });
  expect(business).toMatchObject({
    address,
    currenciesAccepted: 'ZAR',
    parentOrganization: { '@id': 'https://labels.example/#organization' },
  });
});

test('opening hours name the days, and closed days are left out', () => {
  const { openingHoursSpecification } = business as unknown as { openingHoursSpecification: unknown[] };
  expect(openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00' },
    { dayOfWeek: ['Saturday'], closes: '16:00' },
  ]);
});

test('what is not known is left out', () => {
  expect(organization).not.toHaveProperty('email');
  expect(organization).not.toHaveProperty('sameAs');
});

test('the site says how it is searched', () => {
  expect(websiteData(site)).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://labels.example/search?q={search_term_string}' } },
  });
});
