// What the site uses of its fonts. client/writeFonts.ts cuts it out of the published ones, which have twice as much of
// each: weights and widths that nothing is set in, and letters that few pages have, which lie in files of their own.

export interface Cut {
  /** the lightest and the heaviest: beyond them a browser draws these */
  weights: readonly [least: number, most: number];
  /** in per cent; none where the font has but one */
  widths?: readonly [least: number, most: number];
}

export const archivoCut: Cut = { weights: [400, 900], widths: [100, 125] };
export const chivoMonoCut: Cut = { weights: [400, 700] };

/** What nearly every page has, as CSS writes ranges of characters. */
export const commonCharacters =
  'U+20-7E,U+A0,U+A9,U+B0-B3,U+B5,U+B7,U+D7-D8,U+E1,U+E4,U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F8,U+FA-FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212';
/** What else Latin is written in, without those: a face that has them, too, would be fetched for every page. */
export const otherCharacters =
  'U+A1-A8,U+AA-AF,U+B4,U+B6,U+B8-D6,U+D9-E0,U+E2-E3,U+E5-E6,U+EC,U+F0,U+F2,U+F5,U+F7,U+F9,U+FD-FF,U+131,U+152-153,U+201A,U+201E-2021,U+2030-203A';
