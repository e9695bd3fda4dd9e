import { diePath, n, roundedRect } from '../draw/path.ts';
import { randomFrom } from '../draw/random.ts';
import { softShadow } from '../draw/shadow.ts';
import { curve, textAlong } from '../draw/text.ts';
import { type FaceKind, faces } from './faces/index.ts';
import { peeled } from './peel.ts';
import type { LabelSpec } from './spec.ts';

export interface Placed {
  defs: string;
  body: string;
}

export interface Placement {
  x: number;
  y: number;
  /** pixels */
  w: number;
  h: number;
  prefix: string;
  /** opacity of the shadow */
  shadow?: number;
  /** degrees */
  turn?: number;
  peel?: number;
}

const withMicrotext = new Set(['void', 'multi', 'clear', 'egg']);

/** One label in place: cut to its die line, lifted if asked. */
export function placeLabel(
  spec: LabelSpec,
  { x, y, w, h, prefix, shadow = 0.28, turn, peel = spec.peel }: Placement,
): Placed {
  const radius = Math.min(w, h) * 0.05;
  const die = diePath(spec.shape, w, h, radius);
  const random = randomFrom(spec.seed + spec.kind);
  const drawFace = faces[spec.kind as FaceKind];
  const face = `<g clip-path="url(#${prefix}die)">${drawFace({ w, h, spec, random, prefix })}</g>${microtext(spec, w, h, radius)}`;
  const cast = softShadow(die, shadow, 11, 3, peel ? 8 : 6);
  const clip = `<clipPath id="${prefix}die"><path d="${die}"/></clipPath>`;
  const lifted = peel ? peeled({ w, h, peel, prefix, die, face: cast + face }) : undefined;
  const body =
    lifted?.body ??
    `${cast}${face}<path d="${die}" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="1"/>`;
  const rotate = turn ? ` rotate(${turn} ${n(w / 2)} ${n(h / 2)})` : '';
  return { defs: clip + (lifted?.defs ?? ''), body: `<g transform="translate(${n(x)} ${n(y)})${rotate}">${body}</g>` };
}

/** A line of real text around the edge, too small to copy. */
function microtext(spec: LabelSpec, w: number, h: number, radius: number): string {
  if (spec.shape !== 'rect' || !withMicrotext.has(spec.kind)) return '';
  const size = Math.max(3.2, Math.min(w, h) * 0.0145);
  const inset = Math.min(w, h) * 0.028 + size;
  // Below this size letters are grey to any eye and any screen; a dotted line costs a hundredth of them.
  if (size < 6) {
    const d = roundedRect(inset, inset, w - 2 * inset, h - 2 * inset, Math.max(1, radius - inset));
    return `<path d="${d}" fill="none" stroke="${spec.ink}" stroke-opacity=".8" stroke-width="${n(size * 0.72)}" stroke-dasharray="${n(size * 0.46)} ${n(size * 0.16)}"/>`;
  }
  const border = curve(t => alongBox(t, inset, w, h), 400);
  const letters = 'TAMPEREVIDENTSECURITYVOID';
  const count = Math.floor(border.length / (size * 0.61));
  return textAlong(letters.repeat(Math.ceil(count / letters.length)).slice(0, count), border, {
    font: 'LabelMono',
    size,
    fill: spec.ink,
  });
}

function alongBox(t: number, inset: number, w: number, h: number): readonly [number, number] {
  const across = w - 2 * inset;
  const down = h - 2 * inset;
  const d = t * 2 * (across + down);
  if (d <= across) return [inset + d, inset];
  if (d <= across + down) return [w - inset, inset + d - across];
  if (d <= 2 * across + down) return [w - inset - (d - across - down), h - inset];
  return [inset, h - inset - (d - 2 * across - down)];
}
