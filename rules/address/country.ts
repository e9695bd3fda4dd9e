import { countryRows } from './countries.ts';
import type { CountryCode } from './phoneDigits.ts';

/** An entry of the phone input's country list. */
export interface Country {
  readonly code: CountryCode;
  readonly name: string;
  /** With its plus, e.g. '+27'. */
  readonly phonePrefix: string;
  readonly flag: string;
  /** A 0 is dialled before a national number inside the country, and not after the country code. */
  readonly trunkZero: boolean;
}

export const defaultCountry: CountryCode = 'ZA';

/** The countries, by name. */
export const countries: readonly Country[] = countryRows
  .map(([code, prefix, trunk, name]) => ({
    code,
    name,
    phonePrefix: `+${prefix}`,
    flag: flagOf(code),
    trunkZero: (trunk as string) === '0',
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const byCode: ReadonlyMap<string, Country> = new Map(countries.map(country => [country.code, country]));

/** The country of an ISO code in any case, or undefined when the list does not have it. */
export function findCountry(code: string): Country | undefined {
  return byCode.get(code.toUpperCase());
}

/** The country of a code; South Africa for one that the list does not have. */
export function countryOf(code: string): Country {
  return (findCountry(code) ?? byCode.get(defaultCountry)) as Country;
}

/** Devices come with these languages everywhere, and many in South Africa keep them: they do not say where somebody is. */
const shipped: readonly CountryCode[] = ['US', 'GB'];

/**
 * The country to start with: the first region of the browser's languages (`navigator.languages`, or an Accept-Language
 * header's tags) that the list has, else ZA; ZA, too, for a language as it was shipped where the clock (`timeZone`, an IANA
 * name) is South Africa's.
 */
export function countryOfBrowser(languages: readonly string[], timeZone: string): CountryCode {
  const country = countryOfLanguages(languages);
  return timeZone === 'Africa/Johannesburg' && shipped.includes(country) ? defaultCountry : country;
}

function countryOfLanguages(languages: readonly string[]): CountryCode {
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?:[-_]|$)/i.exec(language)?.[1];
    const country = region && findCountry(region);
    if (country) return country.code;
  }
  return defaultCountry;
}

function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map(letter => 0x1f1e6 + letter.charCodeAt(0) - 65));
}
