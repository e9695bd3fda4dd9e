import { colours } from '../draw/colours.ts';
import { band } from '../draw/guilloche.ts';
import { n, roundedRect } from '../draw/path.ts';
import type { Random } from '../draw/random.ts';
import { rect } from '../draw/svg.ts';
import type { Field } from './spec.ts';

/** The surface behind the label. */
export function drawField(field: Field, random: Random, prefix: string, w: number, h: number): string {
  switch (field) {
    case 'steel':
      return brushedSteel(random, prefix, w, h);
    case 'device':
      return deviceBack(w, h);
    case 'kraft':
      return kraftBoard(w, h);
    case 'ink':
      return `${rect(0, 0, w, h, colours.ink)}<g opacity=".5">${band({ x: 0, y: 60, w, h: 480, waves: 7, strands: 16, color: '#2B4260', width: 0.8, breaths: 2 })}</g>`;
    case 'liner':
      return rect(0, 0, w, h, '#DDE2DA');
    default:
      return rect(0, 0, w, h, colours.tint);
  }
}

function brushedSteel(random: Random, prefix: string, w: number, h: number): string {
  let d = '';
  for (let y = 0; y < h; y += 3) d += `M0 ${n(y + random() * 2)}H${w}`;
  return (
    rect(0, 0, w, h, `url(#${prefix}steel)`) +
    `<path d="${d}" stroke="#fff" stroke-width=".5" opacity=".35"/><path d="${d}" transform="translate(0 1.4)" stroke="#5b666d" stroke-width=".4" opacity=".22"/>`
  );
}

/** A casing with a seam, two screws and a vent. */
function deviceBack(w: number, h: number): string {
  const screw = (x: number) =>
    `<circle cx="${x}" cy="90" r="11" fill="#1F2933"/><path d="M${x - 6} 84l12 12M${x + 6} 84l-12 12" stroke="#55626f" stroke-width="2.5"/>`;
  const vent = Array.from({ length: 9 }, (_, i) => `M${330 + i * 18} 76v28`).join('');
  return (
    rect(0, 0, w, h, '#D9DED8') +
    `<path d="${roundedRect(24, 36, 752, 700, 46)}" fill="#27323F"/><path d="${roundedRect(30, 42, 740, 700, 42)}" fill="#323F4D"/>` +
    '<path d="M24 300H776" stroke="#1A232D" stroke-width="4"/><path d="M24 303H776" stroke="#4A5866" stroke-width="1"/>' +
    `${screw(84)}${screw(716)}<path d="${vent}" stroke="#1F2933" stroke-width="6" stroke-linecap="round"/>`
  );
}

function kraftBoard(w: number, h: number): string {
  let d = '';
  for (let x = 0; x < w; x += 26) d += `M${x} 0V${h}`;
  return (
    rect(0, 0, w, h, colours.kraft) +
    `<path d="${d}" stroke="#B08C5B" stroke-width="1" opacity=".5"/><path d="M0 300H${w}" stroke="#8C6B40" stroke-width="3"/><path d="M0 303H${w}" stroke="#DFC298" stroke-width="1.2"/>`
  );
}
