import { countries } from './country.ts';
import { addressTexts } from './texts.ts';

/** The countries that an address may be in, by name. */
export const addressCountries: readonly { readonly code: string; readonly name: string }[] = [
  ...countries.map(({ code, name }) => ({ code, name })),
  ...Object.entries(addressTexts.neighbours).map(([code, name]) => ({ code, name })),
].sort((one, other) => (one.name < other.name ? -1 : 1));

/** The name of a country; its code where it has none here. */
export const countryName = (code: string): string =>
  addressCountries.find(country => country.code === code)?.name ?? code;
