import { colours } from '../draw/colours.ts';
import { band } from '../draw/guilloche.ts';
import { sharedDefs } from '../draw/patterns.ts';
import { randomFrom } from '../draw/random.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { text } from '../draw/text.ts';
import { drawField } from './field.ts';
import type { Placed } from './label.ts';
import type { LabelSpec } from './spec.ts';

const width = 800;
const height = 600;
const top = 214;
const depth = 176;
/** where the tape has been pulled back to */
const lift = 560;

/** Tape over the seam of a carton, pulled back on the right. */
export function cartonBody(spec: LabelSpec, prefix: string): Placed {
  const foot = top + depth;
  const line = (x: number, y: number) =>
    text(x, y, `${spec.title}   `.repeat(4), { font: 'LabelWide', size: 46, fill: spec.ink, keepSpaces: true });
  const defs =
    sharedDefs(prefix, spec.ink, spec.base, spec.residue) +
    `<clipPath id="${prefix}bare"><rect x="${lift}" y="${top}" width="${width}" height="${depth}"/></clipPath>` +
    `<linearGradient id="${prefix}fold" x1="0" x2="1"><stop offset="0" stop-color="#F4F5F0"/><stop offset=".7" stop-color="#C9CFD2"/><stop offset="1" stop-color="#8d979e"/></linearGradient>`;
  const body = [
    drawField('kraft', randomFrom(spec.seed), prefix, width, height),
    rect(0, top + 6, width, depth, '#2A1C08', `opacity=".35" filter="url(#${prefix}shadow)"`),
    rect(0, top, width, depth, spec.base),
    band({
      x: 0,
      y: top + 8,
      w: width,
      h: depth - 16,
      waves: 9,
      strands: 12,
      color: spec.accent,
      opacity: 0.5,
      width: 0.8,
    }),
    line(20, top + 72),
    line(-190, top + 140),
    `<path d="M0 300H${width}" stroke="#00000033" stroke-width="2"/>`,
    `<g clip-path="url(#${prefix}bare)">${rect(0, 0, width, height, colours.kraft)}`,
    rect(0, top, width, depth, `url(#${prefix}void)`, 'opacity=".92"'),
    `<path d="M0 300H${width}" stroke="#6b5a3d" stroke-width="2.4"/></g>`,
    `<path d="M${lift + 6} ${top - 4}C${lift - 40} ${top + 20} ${lift - 70} ${top + 120} ${lift - 62} ${foot + 16}L${lift + 4} ${foot}Z" fill="#1a1206" opacity=".4" filter="url(#${prefix}shadow)"/>`,
    `<path d="M${lift} ${top}C${lift - 50} ${top + 6} ${lift - 92} ${top + 60} ${lift - 84} ${foot - 4}C${lift - 60} ${foot + 8} ${lift - 20} ${foot + 4} ${lift} ${foot}Z" fill="url(#${prefix}fold)"/>`,
    `<path d="M${lift} ${top}V${foot}" stroke="#6f7a82" stroke-width="2"/>`,
  ].join('');
  return { defs, body };
}

export function cartonScene(spec: LabelSpec, dimensions: boolean): Drawing {
  const { defs, body } = cartonBody(spec, 'a');
  const size = text(30, height - 34, `${spec.w} mm × ${spec.h} m`, { font: 'LabelMono', size: 25, fill: '#3A2A12' });
  return drawing(width, height, defs, dimensions ? body + size : body);
}
