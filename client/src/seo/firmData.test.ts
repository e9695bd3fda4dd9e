import { expect, test } from 'vitest';
import type { Site } from '../site/useSite.ts';
import { layoutAnswer } from '../test/layoutAnswer.ts';
import { firmData } from './firmData.ts';
import { websiteData } from './websiteData.ts';

const site: Site = {
  ...layoutAnswer.site,
  url: 'https://labels.example',
  ...{ email: null, clientSatisfaction: null, socialLinks: [], privacyPolicyUrl: null },
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

test('a firm that does not say where it is stands in no town', () => {
  const [nowhere] = firmData({ ...site, place: null });
  expect(nowhere).not.toHaveProperty('address');
  const [somewhere] = firmData({ ...site, place: null, address: '1 Example Street' });
  expect(somewhere).toMatchObject({ address: { '@type': 'PostalAddress', streetAddress: '1 Example Street' } });
  expect(JSON.stringify(somewhere)).not.toContain('Johannesburg');
});

test('opening hours name the days, and closed days are left out', () => {
  const { openingHoursSpecification } = business as unknown as { openingHoursSpecification: unknown[] };
  expect(openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00' },
    { dayOfWeek: ['Saturday'], closes: '16:00' },
  ]);
});

test('opening hours go over the end of a week, in whatever letters', () => {
  const hours = [{ __typename: 'OpeningHours' as const, days: 'sat-thu', opens: '09:00', closes: '17:00' }];
  const [, closedOnFriday] = firmData({ ...site, hours });
  expect(closedOnFriday).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'], closes: '17:00' },
    ],
  });
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
