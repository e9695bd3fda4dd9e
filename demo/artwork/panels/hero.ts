import { colours } from '../draw/colours.ts';
import { startPicture } from '../draw/guilloche.ts';
import { cropMarks, n, register } from '../draw/path.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { text } from '../draw/text.ts';
import { putLabel } from '../labels/scene.ts';
import { sample } from './samples.ts';

type Placing = [name: Parameters<typeof sample>[0], x: number, y: number, w: number, peel?: number];

const sheet: Placing[] = [
  ['void', 112, 124, 560, 0.4],
  ['holo', 706, 124, 232],
  ['icasa', 112, 430, 330],
  ['bone', 470, 430, 300],
  ['exia', 800, 384, 250],
  ['multi', 470, 552, 300],
  ['warranty', 806, 558, 144],
  ['asset', 112, 662, 330],
  ['zicta', 470, 724, 300],
];

const inks = [
  colours.ink,
  '#0B1828B0',
  '#0B182866',
  '#0B182822',
  colours.blue,
  '#1D4F9188',
  colours.verify,
  '#0B6B5788',
  colours.signal,
  '#FF5A1F88',
  colours.yellow,
  colours.red,
];

/** A press sheet of the range with one void label lifted. */
export function heroSheet(): Drawing {
  startPicture();
  let defs =
    '<filter id="sheet" x="-10%" y="-10%" width="120%" height="125%"><feGaussianBlur stdDeviation="22"/></filter>';
  let body =
    rect(0, 0, 980, 900, colours.ink) +
    rect(46, 60, 960, 860, '#02070E', 'opacity=".6" filter="url(#sheet)"') +
    rect(30, 34, 980, 900, '#F6F7F3') +
    cropMarks(96, 104, 880, 730, 34, 12, colours.ink) +
    register(526, 70, 13, colours.ink) +
    register(62, 470, 13, colours.ink) +
    inks.map((ink, i) => rect(112 + i * 17, 58, 17, 17, ink)).join('') +
    text(600, 74, 'JOB 26-0448  SHEET 03/12  1:1', { font: 'LabelMono', size: 13, keepSpaces: true });
  sheet.forEach(([name, x, y, w, peel = 0], i) => {
    const placed = putLabel(sample(name), { x, y, w, peel, prefix: `h${i}`, shadow: peel ? 0.34 : 0.16 });
    defs += placed.defs;
    body += placed.body;
  });
  return drawing(980, 900, defs, body + microSeals());
}

function microSeals(): string {
  let seals = '';
  for (let i = 0; i < 12; i++) {
    const x = n(816 + (i % 4) * 40);
    const y = 734 + Math.floor(i / 4) * 34;
    seals += `<circle cx="${x}" cy="${y}" r="11.5" fill="${colours.red}"/><circle cx="${x}" cy="${y}" r="7" fill="none" stroke="#fff" stroke-width="1"/>`;
  }
  return seals + text(804, 838, 'Ø 2.5 mm', { font: 'LabelMono', size: 13 });
}
