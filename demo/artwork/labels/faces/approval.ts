import { matrix } from '../../draw/codes.ts';
import { band, ring, rosette } from '../../draw/guilloche.ts';
import { n } from '../../draw/path.ts';
import { rect } from '../../draw/svg.ts';
import { text } from '../../draw/text.ts';
import type { FaceDrawer } from '../spec.ts';

/** Type approval plate: authority, number, maker's line, serial and a matrix code. */
export const plate: FaceDrawer = ({ w, h, spec, random }) => {
  const { accent, ink, base } = spec;
  const pad = h * 0.085;
  const head = h * 0.23;
  const code = h * 0.42;
  const left = pad * 1.2;
  const textWidth = w - code - pad * 4;
  const foot = h - pad * 1.35;
  return [
    rect(0, 0, w, h, base),
    `<g opacity=".5">${rosette({ cx: w * 0.73, cy: h * 0.58, radius: h * 0.62, seed: spec.seed, color: accent, width: 0.7 })}</g>`,
    band({ x: 0, y: h * 0.74, w, h: h * 0.2, waves: 14, strands: 8, color: accent, opacity: 0.45 }),
    rect(pad, pad, w - pad * 2, head, ink),
    text(pad * 2, pad + head * 0.72, spec.title, { font: 'LabelWide', size: head * 0.62, fill: base, max: w * 0.5 }),
    text(w - pad * 2, pad + head * 0.7, spec.sub || 'TYPE APPROVED', {
      size: head * 0.52,
      fill: base,
      anchor: 'end',
      max: w * 0.36,
      spacing: 1,
    }),
    text(left, pad + head + h * 0.13, spec.kicker ?? 'APPROVAL No.', { font: 'LabelMono', size: h * 0.062, fill: ink }),
    text(left, pad + head + h * 0.36, spec.code, { size: h * 0.26, fill: ink, max: textWidth }),
    text(left, foot - h * 0.085, spec.lines?.[0] ?? 'TELECOMS REGULATORY LABEL', {
      size: h * 0.072,
      fill: ink,
      spacing: 0.6,
      max: textWidth,
    }),
    text(left, foot, spec.serial, { font: 'LabelMono', size: h * 0.068, fill: ink }),
    rect(w - pad - code - 5, h - pad - code - 5, code + 10, code + 10, base),
    matrix(w - pad - code, h - pad - code, code, 18, random, ink),
  ].join('');
};

export const roundplate: FaceDrawer = ({ w, h, spec }) => {
  const { ink, accent, base } = spec;
  const c = w / 2;
  return [
    rect(0, 0, w, h, base),
    ring({
      cx: c,
      cy: c,
      inner: c * 0.7,
      outer: c * 0.98,
      lobes: 36,
      strands: 8,
      color: accent,
      width: 0.7,
      opacity: 0.8,
    }),
    `<circle cx="${n(c)}" cy="${n(c)}" r="${n(c * 0.7)}" fill="${base}" stroke="${ink}" stroke-width="3"/>`,
    `<g opacity=".28">${rosette({ cx: c, cy: c, radius: c * 0.66, seed: spec.seed, color: accent })}</g>`,
    rect(c * 0.3, c * 0.84, w - c * 0.6, c * 0.38, ink),
    text(c, c * 1.125, spec.title, { font: 'LabelWide', size: c * 0.27, fill: base, anchor: 'middle', max: c * 1.3 }),
    text(c, c * 0.71, spec.sub, { size: c * 0.15, fill: ink, anchor: 'middle', spacing: 1, max: c * 1.02 }),
    text(c, c * 1.4, spec.code, { font: 'LabelMono', size: c * 0.105, fill: ink, anchor: 'middle', max: c * 0.95 }),
  ].join('');
};
