import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commonCharacters, otherCharacters } from '../../../client/src/theme/fontCuts.ts';
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
