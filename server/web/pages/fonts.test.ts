import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { commonCharacters, otherCharacters } from '../../../client/src/theme/fontCuts.ts';
import { drawings, fontsIn, lettersIn, readDrawing } from '../../../client/writeDrawings.ts';
import { charactersOf, makeFonts } from '../../../client/writeFonts.ts';

it('sends fonts that are what `npm run fonts` makes of the published ones', async () => {
  const made = Object.entries(await makeFonts());
  expect(made).toHaveLength(3);
  for (const [name, bytes] of made) {
    const kept = readFileSync(new URL(`../../../client/src/theme/fonts/${name}`, import.meta.url));
    expect(bytes.equals(kept), name).toBe(true);
  }
});

it('fetches letters that few pages have for none of the others', () => {
  const common = new Set(charactersOf(commonCharacters));
  expect(charactersOf(otherCharacters).filter(character => common.has(character))).toEqual([]);
});

/** The last entry of a table of characters is none. */
const NO_CHARACTER = 0xff_ff;
/** What the drawings' own fonts never had: it comes from the reader's machine. */
const FROM_ELSEWHERE = 'Ø';

it('sends with a drawing the letters that are drawn in it, and no others', () => {
  const fonts = drawings().flatMap(name => {
    const svg = readDrawing(name);
    const letters = lettersIn(svg);
    return [...fontsIn(svg)].map(([font, bytes]) => ({ of: `${font} in ${name}`, bytes, drawn: letters.get(font) }));
  });
  expect(fonts.length).toBeGreaterThan(0);
  for (const { of, bytes, drawn = new Set<string>() } of fonts) {
    const { characterSet } = create(bytes) as Font;
    const sent = characterSet.filter(character => character !== NO_CHARACTER).map(one => String.fromCodePoint(one));
    const wanted = [...drawn].filter(letter => sent.includes(letter) || letter !== FROM_ELSEWHERE);
    expect(sent.toSorted(), of).toEqual(wanted.toSorted());
  }
});
