import { writeFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/metadata.min.json';
import { type CountryCode, phoneDigits } from './phoneDigits.ts';

// Run by hand when the library is updated: `node rules/address/generateCountries.ts`. The browser gets the three columns it
// needs instead of the library's 36 kB, and the same names as the server whatever locale data it carries.

/** One line per country of the digit table, as the library and the platform know it. */
export function countryRows(): readonly (readonly [code: string, prefix: string, trunk: string, name: string])[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return Object.keys(phoneDigits).map(code => {
    // Columns 0 and 5 of the library's record are the calling code and the national prefix.
    const record: readonly unknown[] = metadata.countries[code as CountryCode] ?? [];
    return [code, String(record[0]), typeof record[5] === 'string' ? record[5] : '', names.of(code) ?? code] as const;
  });
}

if (import.meta.main) {
  const rows = countryRows().map(row => `  ['${row.join("', '")}'],`);
  const source = [
    '// Written by rules/address/generateCountries.ts; do not edit.',
    '',
    '/** Code, calling code, digit(s) dialled before a national number inside the country, English name. */',
    'export const countryRows = [',
    ...rows,
    '] as const;',
    '',
  ];
  writeFileSync(new URL('countries.ts', import.meta.url), source.join('\n'));
}
