const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Regions that have a name and are no countries: islands of one, alliances, tests and the unknown. */
const NO_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** Whether there is a country of this code of ISO 3166-1 (in capitals); UK is another word for GB, and no code. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRIES.has(code) &&
  names.of(code) !== undefined &&
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
