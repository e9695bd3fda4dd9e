import { barcode, matrix } from '../../draw/codes.ts';
import { band, ring, rosette } from '../../draw/guilloche.ts';
import { n } from '../../draw/path.ts';
import { holoFilm } from '../../draw/patterns.ts';
import { rect } from '../../draw/svg.ts';
import { text } from '../../draw/text.ts';
import type { FaceBox, FaceDrawer } from '../spec.ts';

const foil = '#3E6D7A';

export const holo: FaceDrawer = ({ w, h, spec, random, prefix }) => {
  const c = w / 2;
  const isRound = spec.shape === 'round';
  const panelWidth = w * (isRound ? 0.74 : 0.62);
  const panelHeight = h * (isRound ? 0.2 : 0.3);
  const radius = Math.min(w, h) * (isRound ? 0.47 : 0.56);
  return [
    holoFilm(w, h, random, prefix),
    `<g opacity=".75">${rosette({ cx: c, cy: h / 2, radius, seed: spec.seed, color: foil, second: '#8A7A3A', width: 0.7 })}</g>`,
    rect(c - panelWidth / 2, h / 2 - panelHeight / 2, panelWidth, panelHeight, '#F7FAF8', 'opacity=".93"'),
    text(c, h / 2 + panelHeight * 0.05, spec.title, {
      font: 'LabelWide',
      size: panelHeight * 0.46,
      anchor: 'middle',
      max: panelWidth * 0.9,
    }),
    text(c, h / 2 + panelHeight * 0.38, spec.serial, {
      font: 'LabelMono',
      size: panelHeight * 0.24,
      anchor: 'middle',
      max: panelWidth * 0.9,
    }),
    `<path d="M${n(-w * 0.2)} ${n(h)}L${n(w * 0.45)} 0H${n(w * 0.62)}L${n(-w * 0.02)} ${n(h)}Z" fill="#fff" opacity=".34"/>`,
  ].join('');
};

/** The multifunctional label: foil strip, guilloche, bar code, matrix code and scratch panel. */
export const multi: FaceDrawer = box => {
  const { w, h, spec, random } = box;
  const { base, ink } = spec;
  const strip = w * 0.2;
  const left = strip + w * 0.04;
  const code = h * 0.36;
  const codeLeft = w * 0.95 - code;
  return [
    rect(0, 0, w, h, base),
    band({
      x: strip,
      y: h * 0.04,
      w: w - strip,
      h: h * 0.92,
      waves: 12,
      strands: 12,
      color: spec.accent,
      opacity: 0.34,
      breaths: 2,
    }),
    foilStrip(box, strip),
    text(left, h * 0.2, spec.title, { font: 'LabelWide', size: h * 0.13, fill: ink, max: w * 0.5 }),
    text(left, h * 0.32, spec.sub, { size: h * 0.09, fill: ink, spacing: 1, max: w * 0.5 }),
    rect(left - 4, h * 0.4, w * 0.46, h * 0.3, base),
    barcode(left, h * 0.42, w * 0.44, h * 0.24, spec.serial, ink),
    text(left, h * 0.8, spec.serial, { font: 'LabelMono', size: h * 0.095, fill: ink }),
    text(left, h * 0.925, spec.code, { size: h * 0.075, fill: ink, spacing: 0.8, max: w * 0.46 }),
    rect(codeLeft - 5, h * 0.1, code + 10, code + 10, base),
    matrix(codeLeft, h * 0.1 + 5, code, 20, random, ink),
    rect(codeLeft, h * 0.66, code, h * 0.22, `url(#${box.prefix}check)`, `stroke="${ink}"`),
  ].join('');
};

function foilStrip({ h, random, prefix }: FaceBox, width: number): string {
  const rings = [0.18, 0.5, 0.82].map((height, i) =>
    ring({
      cx: width / 2,
      cy: h * height,
      inner: width * 0.1,
      outer: width * 0.4,
      lobes: 9 + i,
      color: foil,
      width: 0.7,
    }),
  );
  return `<svg x="0" y="0" width="${n(width)}" height="${n(h)}" viewBox="0 0 ${n(width)} ${n(h)}">${holoFilm(width, h, random, prefix)}${rings.join('')}</svg>`;
}
