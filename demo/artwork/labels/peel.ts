import { n, type Point } from '../draw/path.ts';
import { voidPattern } from '../draw/patterns.ts';
import { softShadow } from '../draw/shadow.ts';

interface PeelBox {
  w: number;
  h: number;
  /** share of the width that is lifted */
  peel: number;
  prefix: string;
  die: string;
  face: string;
}

const at = (point: Point) => `${n(point[0])} ${n(point[1])}`;

/** The top right corner folded back along a line: what is left of the label, the message below it, and the flap. */
export function peeled({ w, h, peel, prefix, die, face }: PeelBox): { defs: string; body: string } {
  const fold = foldLine(w, h, peel);
  const { top, side, foot, tip } = fold;
  const flap = flapPath(fold);
  const defs =
    `<clipPath id="${prefix}kept"><path d="M-60 -60H${n(top[0])}L${n(top[0])} 0L${at(side)}H${n(w + 60)}V${n(h + 60)}H-60Z"/></clipPath>` +
    `<clipPath id="${prefix}bare"><path d="M${n(top[0])} 0H${n(w + 2)}V${n(side[1])}Z"/></clipPath>` +
    `<linearGradient id="${prefix}fold" gradientUnits="userSpaceOnUse" x1="${n(foot[0])}" y1="${n(foot[1])}" x2="${n(tip[0])}" y2="${n(tip[1])}">` +
    '<stop offset="0" stop-color="#77838F"/><stop offset=".1" stop-color="#F8F9F7"/><stop offset=".45" stop-color="#D3D8DA"/><stop offset="1" stop-color="#EEF0EE"/></linearGradient>' +
    `<clipPath id="${prefix}flap"><path d="${flap}"/></clipPath>` +
    voidPattern(`${prefix}back`, '#B9C1C6', '#E9ECEB00', 18);
  const body =
    `<g clip-path="url(#${prefix}bare)"><path d="${die}" fill="url(#${prefix}void)"/></g>` +
    `<g clip-path="url(#${prefix}kept)">${face}</g>` +
    `<g clip-path="url(#${prefix}kept)">${softShadow(flap, 0.38, 6, -5, 8)}</g>` +
    `<path d="${flap}" fill="url(#${prefix}fold)"/>` +
    `<g clip-path="url(#${prefix}flap)" opacity=".55"><rect width="${n(w)}" height="${n(h)}" fill="url(#${prefix}back)"/></g>` +
    `<path d="${flap}" fill="none" stroke="#00000022" stroke-width=".8"/>`;
  return { defs, body };
}

interface Fold {
  /** where the fold leaves the top edge and the right edge */
  top: Point;
  side: Point;
  /** foot of the corner on the fold, and where the corner lands */
  foot: Point;
  tip: Point;
}

function foldLine(w: number, h: number, peel: number): Fold {
  const top: Point = [w - peel * w, 0];
  const side: Point = [w, Math.min(h * 0.95, peel * w * 0.78)];
  const dx = side[0] - top[0];
  const dy = side[1] - top[1];
  const share = ((w - top[0]) * dx - top[1] * dy) / (dx * dx + dy * dy);
  const foot: Point = [top[0] + share * dx, top[1] + share * dy];
  // A stiff film does not fold flat: the corner lands a little short of its mirror image.
  const stiffness = 0.86;
  const tip: Point = [foot[0] + (foot[0] - w) * stiffness, foot[1] + foot[1] * stiffness];
  return { top, side, foot, tip };
}

function flapPath({ top, side, tip }: Fold): string {
  const dy = side[1] - top[1];
  const left: Point = [(top[0] + tip[0]) / 2 - dy * 0.05, (top[1] + tip[1]) / 2 + 3];
  const right: Point = [(side[0] + tip[0]) / 2 - 4, (side[1] + tip[1]) / 2 + 5];
  return `M${at(top)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(side)}Z`;
}
