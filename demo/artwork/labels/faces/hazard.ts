import { n } from '../../draw/path.ts';
import { rect } from '../../draw/svg.ts';
import { text } from '../../draw/text.ts';
import type { FaceDrawer } from '../spec.ts';

/** Intrinsic safety plate in a striped frame. */
export const intrinsicSafety: FaceDrawer = ({ w, h, spec }) => {
  const { base, ink } = spec;
  const stripe = h * 0.14;
  const pad = h * 0.1;
  let stripes = '';
  for (let x = -h; x < w + h; x += stripe * 2) {
    stripes += `M${n(x)} ${n(h)}l${n(stripe)} 0l${n(h)} ${n(-h)}l${n(-stripe)} 0z`;
  }
  return [
    rect(0, 0, w, h, base),
    `<path d="${stripes}" fill="${ink}"/>`,
    rect(pad, pad, w - 2 * pad, h - 2 * pad, base),
    rect(pad, pad, w - 2 * pad, h * 0.26, ink),
    text(w / 2, pad + h * 0.185, spec.title, {
      font: 'LabelWide',
      size: h * 0.13,
      fill: base,
      anchor: 'middle',
      max: w * 0.74,
    }),
    text(w / 2, h * 0.625, spec.code, { size: h * 0.25, fill: ink, anchor: 'middle', max: w * 0.74 }),
    text(pad * 1.6, h * 0.8, spec.sub, { size: h * 0.085, fill: ink, spacing: 0.8, max: w * 0.53 }),
    text(w - pad * 1.6, h * 0.8, spec.serial, { font: 'LabelMono', size: h * 0.06, fill: ink, anchor: 'end' }),
  ].join('');
};

/** Transport diamond: class colour above, words and class number below. */
export const hazardDiamond: FaceDrawer = ({ w, h, spec }) => {
  const c = w / 2;
  const inset = c * 0.07;
  const frame = `<path d="M${n(c)} ${n(inset)}L${n(w - inset)} ${n(c)}L${n(c)} ${n(h - inset)}L${n(inset)} ${n(c)}Z" fill="none" stroke="${spec.ink}" stroke-width="3"/>`;
  return [
    rect(0, 0, w, h, spec.base),
    frame,
    `<path d="M0 ${n(h / 2)}L${n(c)} ${n(h)}L${n(w)} ${n(h / 2)}Z" fill="#fff"/>`,
    frame,
    spec.sub.startsWith('3') ? flame(c, c * 0.66, c * 0.3, spec.ink) : drop(c, c * 0.62, c * 0.26, spec.ink),
    text(c, c * 1.24, spec.title, { font: 'LabelWide', size: c * 0.13, anchor: 'middle', max: c * 1.3 }),
    text(c, c * 1.43, spec.code, { font: 'LabelMono', size: c * 0.1, anchor: 'middle' }),
    text(c, c * 1.72, spec.sub, { font: 'LabelWide', size: c * 0.2, anchor: 'middle' }),
  ].join('');
};

function flame(x: number, y: number, r: number, fill: string): string {
  const at = (dx: number, dy: number) => `${n(x + r * dx)} ${n(y + r * dy)}`;
  const d =
    `M${at(0, -1)}C${at(0.35, -0.45)} ${at(0.75, -0.1)} ${at(0.55, 0.45)}C${at(0.45, 0.8)} ${at(-0.45, 0.8)} ${at(-0.55, 0.4)}` +
    `C${at(-0.7, 0)} ${at(-0.3, -0.1)} ${at(-0.28, -0.5)}C${at(-0.05, -0.3)} ${at(0.02, -0.6)} ${at(0, -1)}Z`;
  return `<path d="${d}" fill="${fill}"/>${rect(x - r * 0.9, y + r * 0.86, r * 1.8, 4, fill)}`;
}

/** Stands for every class but flammable: a drop falling on a bar. */
function drop(x: number, y: number, r: number, fill: string): string {
  const at = (dx: number, dy: number) => `${n(x + r * dx)} ${n(y + r * dy)}`;
  const d = `M${at(0, -1)}C${at(0.2, -0.4)} ${at(0.6, -0.1)} ${at(0.6, 0.35)}C${at(0.6, 0.95)} ${at(-0.6, 0.95)} ${at(-0.6, 0.35)}C${at(-0.6, -0.1)} ${at(-0.2, -0.4)} ${at(0, -1)}Z`;
  return `<path d="${d}" fill="${fill}"/>${rect(x - r, y + r * 1.1, r * 2, 5, fill)}`;
}
