import { advance, type Face } from '../fonts.ts';
import { colours } from './colours.ts';
import { n, type Point } from './path.ts';

/** Average width of a capital in em, by which a line is shrunk to fit. */
const averageWidth: Record<Face, number> = { LabelCond: 0.485, LabelWide: 0.8, LabelMono: 0.605 };

export interface TextStyle {
  font?: Face;
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** letter spacing in pixels */
  spacing?: number;
  /** the line is shrunk to this width */
  max?: number;
  /** degrees about the text's own point; the text is then centred on it in height too */
  turn?: number;
  keepSpaces?: boolean;
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

export function text(x: number, y: number, line: string, style: TextStyle = {}): string {
  const { font = 'LabelCond', fill = colours.ink, anchor = 'start', spacing = 0 } = style;
  const size = fittedSize(line, font, style);
  const attributes = [`font-family="${font}" font-size="${n(size)}" fill="${fill}"`];
  if (anchor !== 'start') attributes.push(`text-anchor="${anchor}"`);
  if (spacing) attributes.push(`letter-spacing="${n(spacing)}"`);
  if (style.keepSpaces) attributes.push('xml:space="preserve"');
  if (style.turn) attributes.push(`transform="rotate(${style.turn} ${n(x)} ${n(y)})"`);
  const baseline = style.turn ? y + size * 0.35 : y;
  return `<text x="${n(x)}" y="${n(baseline)}" ${attributes.join(' ')}>${escapeXml(line)}</text>`;
}

function fittedSize(line: string, font: Face, { size = 16, max, spacing = 0 }: TextStyle): number {
  if (!max || line.length === 0) return size;
  const perCharacter = max / line.length;
  return Math.min(size, perCharacter / averageWidth[font], (perCharacter - spacing) / averageWidth[font]);
}

export interface Curve {
  /** point at a distance along the curve, and the direction there in degrees */
  at(distance: number): { point: Point; angle: number };
  length: number;
}

/** A curve given by a function of t in [0, 1], measured by short straight steps. */
export function curve(pointAt: (t: number) => Point, steps = 200): Curve {
  const points = Array.from({ length: steps + 1 }, (_, i) => pointAt(i / steps));
  const lengths = [0];
  for (let i = 1; i <= steps; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    lengths.push(lengths[i - 1]! + Math.hypot(x1 - x0, y1 - y0));
  }
  const at = (distance: number) => {
    let i = lengths.findIndex(length => length > distance);
    if (i < 1) i = distance <= 0 ? 1 : steps;
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    const part = (distance - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]!);
    const point: Point = [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part];
    return { point, angle: (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI };
  };
  return { at, length: lengths[steps]! };
}

/** Text set along a curve. `stretchTo` spreads the letters over that length. */
export function textAlong(
  line: string,
  along: Curve,
  {
    font,
    size,
    fill,
    start = 0,
    stretchTo,
  }: { font: Face; size: number; fill: string; start?: number; stretchTo?: number },
): string {
  const widths = [...line].map(character => advance(font, character) * size);
  const natural = widths.reduce((sum, width) => sum + width, 0);
  const gap = stretchTo ? (stretchTo - natural) / line.length : 0;
  let distance = start;
  let glyphs = '';
  [...line].forEach((character, i) => {
    const width = widths[i]!;
    const middle = distance + width / 2;
    distance += width + gap;
    if (character === ' ' || middle < 0 || middle > along.length) return;
    const { point, angle } = along.at(middle);
    glyphs += `<text x="${n(-width / 2)}" transform="translate(${n(point[0])} ${n(point[1])}) rotate(${n(angle)})">${escapeXml(character)}</text>`;
  });
  return `<g font-family="${font}" font-size="${n(size)}" fill="${fill}">${glyphs}</g>`;
}
