import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

const fontFile = (script: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource/archivo/files/archivo-${script}-700-normal.woff`));

let opened: Font[] | undefined;

/** The site's typeface, a file for each part of the alphabet; opened when the first card is drawn. */
function fonts(): Font[] {
  opened ??= ['latin', 'latin-ext', 'vietnamese'].map(script => create(readFileSync(fontFile(script))) as Font);
  return opened;
}

/** In parts of an em: headings are set tight. */
const TRACKING = -0.02;

/** How wide a text is, set in a size. */
export const widthOf = (text: string, size: number): number =>
  laidOut(text, size).reduce((sum, { width }) => sum + width, 0);

/** Text as the outlines of its letters, for a server may have no fonts: path data from the left end of the base line. */
export function outline(text: string, size: number): string {
  let x = 0;
  return laidOut(text, size)
    .map(({ glyph, scale, width }) => {
      const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += width;
      return path;
    })
    .join('');
}

const laidOut = (text: string, size: number) =>
  runs(text).flatMap(({ font, letters }) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(letters);
    return glyphs.map((glyph, index) => ({
      glyph,
      scale,
      width: positions[index]!.xAdvance * scale + TRACKING * size,
    }));
  });

/** Neighbouring letters of one font stay together, so that they are kerned; what no font has is left out. */
function runs(text: string): { font: Font; letters: string }[] {
  const found: { font: Font; letters: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fonts().find(candidate => candidate.hasGlyphForCodePoint(letter.codePointAt(0)!));
    const last = found.at(-1);
    if (font && last?.font === font) last.letters += letter;
    else if (font) found.push({ font, letters: letter });
  }
  return found;
}
