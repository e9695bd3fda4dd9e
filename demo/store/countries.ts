/** Two letters that name no country, though CLDR has a word for them. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) && names.of(code) !== undefined;

const PROVINCES: Record<string, string> = {
  EC: 'Eastern Cape',
  FS: 'Free State',
  GP: 'Gauteng',
  KZN: 'KwaZulu-Natal',
  LP: 'Limpopo',
  MP: 'Mpumalanga',
  NC: 'Northern Cape',
  NW: 'North West',
  WC: 'Western Cape',
};

/** Countries whose states are known, by code; elsewhere a state is any text. */
const STATES: Record<string, Record<string, string>> = { ZA: PROVINCES };

export const statesOf = (country: string): string[] => Object.keys(STATES[country] ?? {});

/** A state by its code, also where it was sent by name. */
export function stateCode(country: string, state: string): string {
  const known = Object.entries(STATES[country] ?? {});
  const low = state.toLowerCase();
  return known.find(([code, name]) => code.toLowerCase() === low || name.toLowerCase() === low)?.[0] ?? state;
}
