import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { archivoCut, chivoMonoCut, commonCharacters, otherCharacters } from './src/theme/fontCuts.ts';

// Cuts out of the published fonts what the site uses of them, and writes it to src/theme/fonts.

const { resolve } = createRequire(import.meta.url);
const dir = path.join(import.meta.dirname, 'src/theme/fonts');

/** Of what letters do beside each other and in a table, what the styles ask for or a browser does by itself. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'rvrn', 'tnum'];

const published = {
  archivo: { file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2', cut: archivoCut },
  chivoMono: { file: '@fontsource-variable/chivo-mono/files/chivo-mono-latin-wght-normal.woff2', cut: chivoMonoCut },
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

/** The files of src/theme/fonts by their names. */
export async function makeFonts(): Promise<Record<string, Buffer>> {
  const common = charactersOf(commonCharacters);
  const other = charactersOf(otherCharacters);
  const made: Record<string, Buffer> = {};
  for (const [name, { file, cut }] of Object.entries(published)) {
    const [min, max] = cut.weights;
    const [narrowest, widest] = cut.widths ?? [];
    const variationAxes = {
      wght: { min, max },
      ...(narrowest !== undefined && widest !== undefined && { wdth: { min: narrowest, max: widest } }),
    };
    const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures };
    const font = readFileSync(resolve(file));
    made[`${name}.woff2`] = await subsetFont(font, common.join(''), options);
    made[`${name}Other.woff2`] = await subsetFont(font, other.join(''), options);
  }
  return made;
}

if (import.meta.main)
  for (const [name, bytes] of Object.entries(await makeFonts())) writeFileSync(path.join(dir, name), bytes);
