/** The field of a phone number. */
export const phoneTexts = {
  countryCode: 'Country code',
  searchCountries: 'Search countries',
  countries: 'Countries',
  noCountry: 'No country of this name or code.',
} as const;
