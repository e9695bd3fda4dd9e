import { colours } from '../../draw/colours.ts';
import { band, ring, rosette } from '../../draw/guilloche.ts';
import { n } from '../../draw/path.ts';
import { rect } from '../../draw/svg.ts';
import { curve, text, textAlong } from '../../draw/text.ts';
import type { FaceDrawer } from '../spec.ts';

export const voidSeal: FaceDrawer = ({ w, h, spec }) => {
  const { base, ink, accent, peel } = spec;
  return [
    rect(0, 0, w, h, base),
    band({
      x: 0,
      y: h * 0.06,
      w,
      h: h * 0.88,
      waves: 9,
      strands: 14,
      color: accent,
      opacity: 0.55,
      width: 0.7,
      breaths: 2,
    }),
    `<g opacity=".5">${ring({ cx: w * 0.5, cy: h / 2, inner: h * 0.2, outer: h * 0.56, lobes: 16, strands: 8, color: accent, width: 0.7 })}</g>`,
    text(w * 0.06, h * 0.3, spec.title, { font: 'LabelWide', size: h * 0.2, fill: ink, max: w * (peel ? 0.56 : 0.72) }),
    text(w * 0.06, h * 0.47, spec.sub, { size: h * 0.13, fill: ink, max: w * (peel ? 0.6 : 0.8), spacing: 1 }),
    rect(w * 0.06, h * 0.64, w * 0.52, h * 0.24, '#fff'),
    text(w * 0.085, h * 0.81, spec.serial, { font: 'LabelMono', size: h * 0.13, max: w * 0.47 }),
    text(w * 0.94, h * 0.86, spec.code, { font: 'LabelMono', size: h * 0.085, fill: ink, anchor: 'end' }),
  ].join('');
};

/** Hidden message film: only its print is seen. */
export const clearSeal: FaceDrawer = ({ w, h, spec }) => {
  const ink = spec.ink;
  return [
    rect(0, 0, w, h, '#ffffff', 'opacity=".22"'),
    `<g opacity=".8">${band({ x: 0, y: h * 0.1, w, h: h * 0.8, waves: 9, color: '#ffffff', opacity: 0.5, width: 0.7, strands: 10 })}</g>`,
    text(w * 0.06, h * 0.34, spec.title, { font: 'LabelWide', size: h * 0.18, fill: ink, max: w * 0.6 }),
    text(w * 0.06, h * 0.52, spec.sub, { size: h * 0.12, fill: ink, spacing: 1, max: w * 0.7 }),
    text(w * 0.06, h * 0.86, spec.serial, { font: 'LabelMono', size: h * 0.11, fill: ink }),
    `<path d="M0 ${n(h)}L${n(w * 0.5)} 0H${n(w * 0.72)}L${n(w * 0.22)} ${n(h)}Z" fill="#fff" opacity=".1"/>`,
  ].join('');
};

export const warranty: FaceDrawer = ({ w, h, spec }) => {
  const { base, ink } = spec;
  const c = w / 2;
  const reach = c * 0.76;
  const circle = curve(t => [c - reach * Math.cos(2 * Math.PI * t), c - reach * Math.sin(2 * Math.PI * t)]);
  const saying = `${spec.title} · ${spec.title} · `;
  return [
    rect(0, 0, w, h, base),
    `<circle cx="${n(c)}" cy="${n(c)}" r="${n(c * 0.93)}" fill="none" stroke="${ink}" stroke-width="2"/>`,
    textAlong(saying, circle, { font: 'LabelCond', size: c * 0.2, fill: ink, stretchTo: 2 * Math.PI * c * 0.755 }),
    `<circle cx="${n(c)}" cy="${n(c)}" r="${n(c * 0.66)}" fill="${ink}"/>`,
    `<g opacity=".55">${rosette({ cx: c, cy: c, radius: c * 0.64, seed: spec.seed, color: base })}</g>`,
    rect(c * 0.44, c * 0.72, c * 1.12, c * 0.56, ink),
    text(c, c * 0.97, spec.sub, { font: 'LabelWide', size: c * 0.23, fill: base, anchor: 'middle', max: c * 1.04 }),
    text(c, c * 1.2, spec.serial, { font: 'LabelMono', size: c * 0.13, fill: base, anchor: 'middle', max: c }),
    slits(c),
  ].join('');
};

/** Six cuts from the rim inwards: the seal tears along them. */
function slits(c: number): string {
  const at = (radius: number, angle: number) => `${n(c + radius * Math.cos(angle))} ${n(c + radius * Math.sin(angle))}`;
  let d = '';
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * 2 * Math.PI + 0.3;
    d += `M${at(c * 0.5, angle)}Q${at(c * 0.78, angle + 0.12)} ${at(c, angle)}`;
  }
  return `<path d="${d}" fill="none" stroke="#00000055" stroke-width="1.6"/><path d="${d}" transform="translate(1 1)" fill="none" stroke="#ffffff88" stroke-width="1"/>`;
}

export const eggshell: FaceDrawer = ({ w, h, spec }) => {
  const { base, ink, accent } = spec;
  return [
    rect(0, 0, w, h, base),
    `<g opacity=".6">${ring({ cx: w / 2, cy: h / 2, inner: h * 0.18, outer: h * 0.5, lobes: 14, strands: 8, color: accent, width: 0.8 })}</g>`,
    `<rect x="5" y="5" width="${n(w - 10)}" height="${n(h - 10)}" fill="none" stroke="${ink}" stroke-width="2.4"/>`,
    text(w / 2, h * 0.46, spec.title, { font: 'LabelWide', size: h * 0.2, fill: ink, anchor: 'middle', max: w * 0.74 }),
    text(w / 2, h * 0.6, spec.sub, { size: h * 0.1, fill: ink, anchor: 'middle', spacing: 1, max: w * 0.66 }),
    text(w / 2, h * 0.83, spec.serial, { font: 'LabelMono', size: h * 0.1, fill: ink, anchor: 'middle' }),
  ].join('');
};

/** Bridge seal: two pads joined by a strip that breaks over the gap. */
export const bridge: FaceDrawer = ({ w, h, spec }) => {
  const { base, ink, accent } = spec;
  const pad = (cx: number) =>
    ring({ cx, cy: h / 2, inner: h * 0.12, outer: h * 0.42, lobes: 12, strands: 7, color: accent, width: 0.7 });
  return [
    rect(0, 0, w, h, base),
    `<g opacity=".6">${pad(h / 2 + w * 0.06)}${pad(w - h / 2 - w * 0.06)}</g>`,
    text(w / 2, h / 2 + h * 0.075, spec.title, { size: h * 0.2, fill: ink, anchor: 'middle', max: w * 0.4 }),
    text(w * 0.19, h * 0.56, spec.sub, {
      font: 'LabelWide',
      size: h * 0.15,
      fill: ink,
      anchor: 'middle',
      max: w * 0.22,
    }),
    text(w * 0.81, h * 0.56, spec.serial, {
      font: 'LabelMono',
      size: h * 0.12,
      fill: ink,
      anchor: 'middle',
      max: w * 0.22,
    }),
    `<path d="M${n(w / 2)} 0V${n(h)}" stroke="${colours.ink}" stroke-opacity=".4" stroke-width="1.4" stroke-dasharray="4 3"/>`,
  ].join('');
};
