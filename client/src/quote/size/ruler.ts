interface Ruler {
  /** The marks as a path from the top edge down. */
  readonly path: string;
  readonly numbers: readonly { readonly mm: number; readonly x: number }[];
}

const MARKS_MM = [1, 5, 10, 50, 100, 500];
const NUMBERS_MM = [10, 50, 100, 500, 1_000, 5_000];
const NEAREST_MARKS_PX = 2.5;
const NEAREST_NUMBERS_PX = 28;
const HEIGHTS_PX = { number: 12, half: 9, mark: 6 };

/** A ruler in millimetres of a length in pixels, with as many marks as can be told apart. */
export function rulerOf(lengthPx: number, pxPerMm: number): Ruler {
  const mark = MARKS_MM.find(mm => mm * pxPerMm >= NEAREST_MARKS_PX) ?? 1_000;
  const number = NUMBERS_MM.find(mm => mm * pxPerMm >= NEAREST_NUMBERS_PX) ?? 10_000;
  const marks = Array.from({ length: Math.floor(lengthPx / pxPerMm / mark) + 1 }, (_, index) => index * mark);
  const heightOf = (mm: number) => {
    if (mm % number === 0) return HEIGHTS_PX.number;
    return mm % (number / 2) === 0 ? HEIGHTS_PX.half : HEIGHTS_PX.mark;
  };
  const xOf = (mm: number) => Math.round(mm * pxPerMm * 100) / 100;
  return {
    path: marks.map(mm => `M${xOf(mm)} 0v${heightOf(mm)}`).join(''),
    numbers: marks.filter(mm => mm % number === 0).map(mm => ({ mm, x: xOf(mm) })),
  };
}
