import { type Country, countries } from './country.ts';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The countries that a few typed letters or digits may mean, by code, name or prefix: the likeliest first. */
export function findCountries(typed: string): readonly Country[] {
  const wanted = plain(typed).replace(/^(\+|00)/, '');
  if (!wanted) return countries;
  const rankOf = ({ code, name, phonePrefix }: Country): number => {
    if (plain(code) === wanted || phonePrefix === `+${wanted}`) return 0;
    if (plain(name).startsWith(wanted)) return 1;
    return plain(name).includes(wanted) || phonePrefix.startsWith(`+${wanted}`) ? 2 : 3;
  };
  return countries
    .map(country => ({ country, rank: rankOf(country) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}
