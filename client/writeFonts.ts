import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { archivoCut, type Cut, chivoMonoCut, commonCharacters, otherCharacters } from './src/theme/fontCuts.ts';

// Cuts out of the published fonts what the site uses of them, and writes it to src/theme/fonts.

const { resolve } = createRequire(import.meta.url);
const dir = path.join(import.meta.dirname, 'src/theme/fonts');

/** Of what letters do beside each other and in a table, what the styles ask for or a browser does by itself. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum'];

const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const chivoMono = '@fontsource-variable/chivo-mono/files/chivo-mono-latin-wght-normal.woff2';

const files = {
  'archivo.woff2': { published: archivo, cut: archivoCut, characters: commonCharacters },
  'archivoOther.woff2': { published: archivo, cut: archivoCut, characters: otherCharacters },
  'chivoMono.woff2': { published: chivoMono, cut: chivoMonoCut, characters: commonCharacters },
};

/** The characters of ranges as CSS writes them. */
export function charactersOf(ranges: string): string[] {
  return ranges.split(',').flatMap(range => {
    const [first, last = first] = range
      .slice('U+'.length)
      .split('-')
      .map(hex => Number.parseInt(hex, 16));
    return Array.from({ length: last! - first! + 1 }, (_, at) => String.fromCodePoint(first! + at));
  });
}

function axesOf({ weights, widths }: Cut) {
  const between = ([min, max]: readonly [number, number]) => ({ min, max });
  return { wght: between(weights), ...(widths && { wdth: between(widths) }) };
}

/** The files of src/theme/fonts by their names. */
export async function makeFonts(): Promise<Record<string, Buffer>> {
  const made: Record<string, Buffer> = {};
  for (const [name, { published, cut, characters }] of Object.entries(files)) {
    const options = { targetFormat: 'woff2' as const, variationAxes: axesOf(cut), keepFeatures };
    made[name] = await subsetFont(readFileSync(resolve(published)), charactersOf(characters).join(''), options);
  }
  return made;
}

if (import.meta.main)
  for (const [name, bytes] of Object.entries(await makeFonts())) writeFileSync(path.join(dir, name), bytes);
