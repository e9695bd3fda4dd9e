import { colours } from '../draw/colours.ts';
import { band, ring, startPicture } from '../draw/guilloche.ts';
import { n, register } from '../draw/path.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { text } from '../draw/text.ts';

const width = 1000;
const height = 625;
/** the web runs at this height */
const web = 300;

interface Palette {
  ink: string;
  ground: string;
  metal: string;
  unwind: string;
  stations: string[];
}

function paletteOf(dark: boolean): Palette {
  if (dark) {
    const stations = ['#7FB0EA', colours.verify, colours.signal, '#fff'];
    return { ink: colours.tint, ground: colours.ink, metal: '#16273D', unwind: '#8DA0B5', stations };
  }
  const stations = [colours.blue, colours.verify, colours.signal, colours.ink];
  return { ink: colours.ink, ground: colours.tint, metal: '#fff', unwind: '#7C8997', stations };
}

/** Diagram of a narrow-web press: unwind, four print stations, die cut, rewind. */
export function press(dark: boolean): Drawing {
  startPicture();
  const palette = paletteOf(dark);
  const { ink } = palette;
  const body = [
    grid(palette, dark),
    frame(palette),
    `<path d="M120 ${web + 90}C180 ${web + 96} 200 ${web + 60} 240 ${web + 60}H760C800 ${web + 60} 820 ${web + 104} 880 ${web + 100}" fill="none" stroke="${colours.signal}" stroke-width="4"/>`,
    roll(120, web, 90, palette.unwind, 22, palette),
    roll(880, web + 20, 80, colours.signal, 20, palette),
    ...palette.stations.map((color, i) => station(300 + i * 110, color, i + 1, palette)),
    dieCutter(palette),
    labels(palette),
    register(940, 60, 14, ink),
    register(60, 60, 14, ink),
  ].join('');
  return drawing(width, height, '', body);
}

function grid({ ground }: Palette, dark: boolean): string {
  let d = '';
  for (let x = 0; x <= width; x += 25) d += `M${x} 0V${height}`;
  for (let y = 0; y <= height; y += 25) d += `M0 ${y}H${width}`;
  return `${rect(0, 0, width, height, ground)}<path d="${d}" stroke="${dark ? '#fff' : colours.ink}" stroke-opacity=".06"/>`;
}

function frame({ ink, metal }: Palette): string {
  const buttons = Array.from(
    { length: 6 },
    (_, i) =>
      `<circle cx="${276 + i * 34}" cy="${web + 158}" r="8" fill="${i === 5 ? colours.signal : 'none'}" stroke="${ink}" stroke-width="2"/>`,
  );
  const plate = band({ x: 0, y: 2, w: 260, h: 44, waves: 8, strands: 8, color: ink, width: 0.8, opacity: 0.6 });
  return (
    `<path d="M40 520H960" stroke="${ink}" stroke-width="2"/>` +
    `<path d="M232 ${web + 112}H790V520H232ZM252 ${web + 132}H470V500H252ZM490 ${web + 132}H770V500H490Z" fill="${metal}" stroke="${ink}" stroke-width="2"/>` +
    `<path d="M104 ${web + 20}L84 520M136 ${web + 20}L156 520M866 ${web + 40}L850 520M894 ${web + 40}L910 520" stroke="${ink}" stroke-width="2"/>` +
    `${buttons.join('')}<svg x="500" y="${web + 142}" width="260" height="48" viewBox="0 0 260 48">${plate}</svg>`
  );
}

function roll(
  cx: number,
  cy: number,
  r: number,
  color: string,
  lobes: number,
  { ink, metal, ground }: Palette,
): string {
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${metal}" stroke="${ink}" stroke-width="2"/>` +
    ring({ cx, cy, inner: r * 0.38, outer: r * 0.9, lobes, color, width: 0.9 }) +
    `<circle cx="${cx}" cy="${cy}" r="${n(r * 0.22)}" fill="${ground}" stroke="${ink}" stroke-width="2"/><circle cx="${cx}" cy="${cy}" r="3.5" fill="${ink}"/>`
  );
}

function station(x: number, color: string, number: number, palette: Palette): string {
  const { ink } = palette;
  return (
    roll(x, web + 30, 30, color, 10, palette) +
    roll(x, web - 30, 28, color, 9, palette) +
    `<rect x="${x - 24}" y="${web - 118}" width="48" height="52" fill="${color}" stroke="${ink}" stroke-width="2"/><path d="M${x} ${web - 66}v8" stroke="${ink}" stroke-width="2"/>` +
    backingRoller(x, palette) +
    caption(x, web - 132, `PRINT ${number}`, ink)
  );
}

function backingRoller(x: number, { ink, metal }: Palette): string {
  return `<circle cx="${x}" cy="${web + 84}" r="22" fill="${metal}" stroke="${ink}" stroke-width="2"/><circle cx="${x}" cy="${web + 84}" r="3" fill="${ink}"/>`;
}

function dieCutter(palette: Palette): string {
  const { ink, metal } = palette;
  const teeth = 'l6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8';
  return (
    `<rect x="700" y="${web - 20}" width="64" height="76" fill="${metal}" stroke="${ink}" stroke-width="2"/><path d="M708 ${web + 56}${teeth}" fill="none" stroke="${ink}" stroke-width="2"/>` +
    backingRoller(732, palette) +
    caption(732, web - 34, 'DIE CUT', ink) +
    caption(120, web - 106, 'UNWIND', ink) +
    caption(880, web - 76, 'REWIND', ink) +
    text(70, 566, 'NARROW-WEB FLEXO  4 STATION + DIE  WEB 250 mm', {
      font: 'LabelMono',
      size: 15,
      fill: ink,
      keepSpaces: true,
    })
  );
}

function labels({ ink }: Palette): string {
  return Array.from({ length: 22 }, (_, i) => {
    const x = 250 + i * 23;
    return `<rect x="${x}" y="${web + 50}" width="16" height="8" fill="${x > 640 ? colours.signal : '#fff'}" stroke="${ink}" stroke-width="1"/>`;
  }).join('');
}

function caption(x: number, y: number, words: string, fill: string): string {
  return text(x, y, words, { font: 'LabelMono', size: 14, fill, anchor: 'middle' });
}
