import { barcode } from '../../draw/codes.ts';
import { band } from '../../draw/guilloche.ts';
import { n } from '../../draw/path.ts';
import { rect } from '../../draw/svg.ts';
import { text } from '../../draw/text.ts';
import type { FaceDrawer } from '../spec.ts';

/** Asset tag or, in metal, an equipment plate with its two rivets. */
export const asset: FaceDrawer = ({ w, h, spec, prefix }) => {
  const { ink, metal } = spec;
  const margin = metal ? h * 0.3 : h * 0.1;
  const rivet = (x: number) =>
    `<circle cx="${n(x)}" cy="${n(h / 2)}" r="${n(h * 0.065)}" fill="#7F878C"/><circle cx="${n(x)}" cy="${n(h / 2)}" r="${n(h * 0.05)}" fill="#3A434C"/>`;
  return [
    rect(0, 0, w, h, metal ? `url(#${prefix}metal)` : spec.base),
    rect(0, 0, w, h * 0.27, spec.accent),
    text(margin, h * 0.195, spec.title, {
      font: 'LabelWide',
      size: h * 0.14,
      fill: '#fff',
      max: w * (metal ? 0.4 : 0.48),
    }),
    text(w - margin, h * 0.19, spec.sub, { size: h * 0.12, fill: '#fff', anchor: 'end', spacing: 1, max: w * 0.26 }),
    barcode(margin + 2, h * 0.36, w - margin * 2 - 4, h * 0.34, spec.serial, ink),
    text(w / 2, h * 0.89, spec.serial, {
      font: 'LabelMono',
      size: h * 0.14,
      fill: ink,
      anchor: 'middle',
      spacing: h * 0.03,
      max: w * 0.9,
    }),
    metal ? rivet(h * 0.15) + rivet(w - h * 0.15) : '',
  ].join('');
};

const rows = ['DATE', 'DUE', 'BY'];
const written = ['2026-03-14', '2027-03-14'];

/** Inspection label: three rows to write on, the usual ones filled in. */
export const inspection: FaceDrawer = ({ w, h, spec }) => {
  const { ink, accent } = spec;
  const head = h * 0.26;
  const body = h - head;
  // Other rows than the usual three are left for the user's pen.
  const entries = spec.lines ? [] : written;
  const lines = (spec.lines ?? rows).map((row, i) => {
    const y = head + (body * (i + 1)) / 3 - h * 0.06;
    const left = w * (row.length > 5 ? 0.4 : 0.26);
    const entry = entries[i] ? text(w * 0.3, y - 2, entries[i], { font: 'LabelMono', size: h * 0.105, fill: ink }) : '';
    return `${text(w * 0.05, y, row, { size: h * 0.1, fill: ink, spacing: 1 })}<path d="M${n(left)} ${n(y + 3)}H${n(w * 0.95)}" stroke="${ink}" stroke-width="1.4"/>${entry}`;
  });
  return [
    rect(0, 0, w, h, spec.base),
    rect(0, 0, w, head, accent),
    text(w * 0.05, head * 0.76, spec.title, { font: 'LabelWide', size: head * 0.62, fill: '#fff', max: w * 0.54 }),
    text(w * 0.95, head * 0.7, spec.code, {
      font: 'LabelMono',
      size: head * 0.36,
      fill: '#fff',
      anchor: 'end',
      max: w * 0.26,
    }),
    band({ x: 0, y: head + body * 0.2, w, h: body * 0.6, waves: 11, color: accent, opacity: 0.22 }),
    ...lines,
  ].join('');
};

export const handling: FaceDrawer = ({ w, h, spec }) => {
  const { ink } = spec;
  return [
    rect(0, 0, w, h, spec.base),
    `<rect x="${n(h * 0.06)}" y="${n(h * 0.06)}" width="${n(w - h * 0.12)}" height="${n(h * 0.88)}" fill="none" stroke="${ink}" stroke-width="4"/>`,
    text(w / 2, h * 0.5, spec.title, { font: 'LabelWide', size: h * 0.3, fill: ink, anchor: 'middle', max: w * 0.84 }),
    text(w / 2, h * 0.7, spec.sub, { size: h * 0.13, fill: ink, anchor: 'middle', spacing: 2, max: w * 0.8 }),
    text(w / 2, h * 0.86, spec.serial, { font: 'LabelMono', size: h * 0.07, fill: ink, anchor: 'middle' }),
  ].join('');
};
