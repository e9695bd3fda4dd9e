import type { LabelSize } from './labelSize.ts';

/** A label as it is drawn to scale, on the page and in mails. All in millimetres of the drawing. */
export interface ScaledLabel {
  readonly shape: LabelSize['shape'];
  /** one millimetre of the drawing stands for so many of the label */
  readonly times: number;
  readonly width: number;
  readonly height: number;
  /** how far the cut may stray outwards, and how far inwards nothing should be lost */
  readonly bleed: number;
  readonly safe: number;
  /** all of the drawing, with the measure on its left and the ruler below; the label's corner is at 0, 0 */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly marks: readonly { readonly at: number; readonly length: number }[];
}

/** What the ruler stands below the label, and the base lines of its numbers and its unit. */
export const RULER = { line: 6, numbers: 13.6, unit: 17.8 } as const;
const BLEED_MM = 1.5;
const LEFT = 11;
const WIDEST_MM = 62;
const STEPS = [1, 2, 4, 10, 20, 50, 100, 500];

/** A label at 100%, or, where it is wider than the column, at 1:2, 1:4 and so on. */
export function scaledLabel(size: LabelSize): ScaledLabel {
  const times = STEPS.find(step => Math.max(size.widthMm, size.heightMm) / step <= WIDEST_MM) ?? 1_000;
  const [width, height] = [size.widthMm / times, size.heightMm / times];
  return {
    shape: size.shape,
    times,
    width,
    height,
    bleed: BLEED_MM / times,
    safe: Math.min(2, width / 5, height / 5),
    box: { left: -LEFT, top: -5, width: width + LEFT + 6, height: height + 24 },
    marks: Array.from({ length: Math.floor(width) + 1 }, (_, at) => ({ at, length: markLength(at) })),
  };
}

const markLength = (at: number): number => (at % 10 === 0 ? 4 : at % 5 === 0 ? 2.8 : 1.6);

/** The lines that the height is measured with, and the ruler, as path data. */
export const measurePath = ({ height }: ScaledLabel): string => `M-10 0h9M-10 ${height}h9M-6 0v${height}`;
export const rulerPath = ({ width, height, marks }: ScaledLabel): string =>
  `M0 ${height + RULER.line}H${width}${marks.map(({ at, length }) => `M${at} ${height + RULER.line}v${length}`).join('')}`;
