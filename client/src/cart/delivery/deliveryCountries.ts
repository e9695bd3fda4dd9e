import { addressCountries, countryName } from '../../../../rules/address/addressCountries.ts';
import type { Ask } from '../../data/ask.ts';
import { DeliveryCountriesOperation } from '../../gql/operations/DeliveryCountries.ts';

export type Countries = readonly { readonly code: string; readonly name: string }[];

/** Where the shop sends to; the site's own list where it cannot say. */
export async function deliveryCountries(ask: Ask): Promise<Countries> {
  const answer = await ask(DeliveryCountriesOperation, {}).catch(() => null);
  const countries = answer?.data?.site?.deliveryCountries ?? [];
  return countries.length > 0 ? countries : addressCountries;
}

/** A list that has the country which is chosen already, whatever else it has. */
export const withChosen = (countries: Countries, code: string): Countries =>
  !code || countries.some(one => one.code === code) ? countries : [{ code, name: countryName(code) }, ...countries];
