import { colours } from '../draw/colours.ts';
import { band } from '../draw/guilloche.ts';
import { n, type Point } from '../draw/path.ts';
import { sharedDefs } from '../draw/patterns.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { curve, text, textAlong } from '../draw/text.ts';
import type { LabelSpec } from './spec.ts';

const width = 800;
const height = 600;
const roll = { x: 300, top: 196, rx: 196, ry: 66, depth: 196 };
const tail = { x: roll.x + 10, y: roll.top + roll.ry };

/** A roll of printed tape with its end pulled out to the right. */
export function tapeScene(spec: LabelSpec, dimensions: boolean): Drawing {
  const { x, top, rx, ry, depth } = roll;
  const arc = `A${rx} ${ry} 0 0`;
  const side = `M${x - rx} ${top}${arc} 0 ${x + rx} ${top}V${top + depth}${arc} 1 ${x - rx} ${top + depth}Z`;
  const body = [
    rect(0, 0, width, height, spec.field === 'kraft' ? colours.kraft : colours.tint),
    `<ellipse cx="${x + 40}" cy="${top + depth + 56}" rx="${rx + 40}" ry="${n(ry * 0.8)}" fill="#08121E" opacity=".28" filter="url(#ashadow)"/>`,
    `<path d="${side}" fill="${spec.base}"/><g clip-path="url(#aside)">${rollText(spec)}</g><path d="${side}" fill="url(#around)"/>`,
    rollTop(spec),
    pulledEnd(spec),
    dimensions ? sizes(spec) : '',
  ].join('');
  const defs = `${sharedDefs('a', spec.ink, spec.base)}${shading}<clipPath id="aside"><path d="${side}"/></clipPath><clipPath id="atail"><path d="${tailPath}"/></clipPath>`;
  return drawing(width, height, defs, body);
}

const stop = (offset: number, color: string, opacity: number) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
const shading =
  `<linearGradient id="around" x1="0" x2="1">${stop(0, '#000', 0.55)}${stop(0.2, '#000', 0.1)}${stop(0.42, '#fff', 0.28)}${stop(0.6, '#fff', 0)}${stop(1, '#000', 0.5)}</linearGradient>` +
  `<linearGradient id="along" x1="0" x2="1">${stop(0, '#fff', 0.2)}${stop(0.2, '#fff', 0)}${stop(1, '#000', 0.12)}</linearGradient>`;

const tailPath =
  `M${tail.x} ${tail.y}C${tail.x + 120} ${tail.y - 2} ${tail.x + 260} ${tail.y - 24} ${width + 10} ${tail.y - 60}` +
  `V${tail.y + roll.depth - 30}C${tail.x + 260} ${tail.y + roll.depth + 8} ${tail.x + 120} ${tail.y + roll.depth} ${tail.x} ${tail.y + roll.depth}Z`;

/** Three turns of the message around the front of the roll. */
function rollText(spec: LabelSpec): string {
  const { x, top, rx, ry } = roll;
  return [0, 1, 2]
    .map(row => {
      const y = top + 40 + row * 62;
      const front = curve(t => [x - rx * Math.cos(Math.PI * t), y + ry * Math.sin(Math.PI * t)]);
      const start = row % 2 ? -80 : -10;
      return textAlong(`${spec.title}  `.repeat(4), front, { font: 'LabelWide', size: 30, fill: spec.ink, start });
    })
    .join('');
}

function rollTop(spec: LabelSpec): string {
  const { x, top, rx, ry } = roll;
  const oval = (share: number, paint: string) =>
    `<ellipse cx="${x}" cy="${top}" rx="${n(rx * share)}" ry="${n(ry * share)}" ${paint}/>`;
  const layers = Array.from({ length: 12 }, (_, i) =>
    oval(1 - i * 0.032, 'fill="none" stroke="#00000018" stroke-width="1"'),
  );
  const core = rx * 0.54;
  const wall = `M${n(x - core)} ${top}A${n(core)} ${n(ry * 0.54)} 0 0 0 ${n(x + core)} ${top}A${n(core)} ${n(ry * 0.42)} 0 0 1 ${n(x - core)} ${top}`;
  return (
    oval(1, `fill="${spec.edge ?? '#E8D9A8'}"`) +
    layers.join('') +
    oval(0.6, 'fill="#B08A57"') +
    oval(0.54, 'fill="#5B4527"') +
    `<path d="${wall}" fill="#C79E67"/>`
  );
}

function pulledEnd(spec: LabelSpec): string {
  const { x, y } = tail;
  const lines = [0, 1, 2].map(row => {
    const from = y + 50 + row * 62;
    const line = curve(bezier([x, from], [x + 120, from - 2], [x + 260, from - 20], [width + 300, from - 80]));
    return textAlong(`${spec.title}  `.repeat(3), line, {
      font: 'LabelWide',
      size: 32,
      fill: spec.ink,
      start: row % 2 ? 10 : 70,
    });
  });
  return (
    `<path d="${tailPath}" fill="#08121E" opacity=".3" filter="url(#ashadow)" transform="translate(6 16)"/><path d="${tailPath}" fill="${spec.base}"/>` +
    `<g clip-path="url(#atail)">${band({ x, y: y - 40, w: 560, h: roll.depth + 20, waves: 7, strands: 12, color: spec.accent, opacity: 0.5, width: 0.8 })}${lines.join('')}</g>` +
    `<path d="${tailPath}" fill="url(#along)"/>` +
    `<path d="M${x} ${y}C${x + 120} ${y - 2} ${x + 260} ${y - 24} ${width + 10} ${y - 60}" stroke="#fff" stroke-opacity=".5" fill="none"/>`
  );
}

function bezier(a: Point, b: Point, c: Point, d: Point): (t: number) => Point {
  const at = (i: 0 | 1, t: number) => {
    const s = 1 - t;
    return s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
  };
  return t => [at(0, t), at(1, t)];
}

function sizes(spec: LabelSpec): string {
  const { top, depth } = roll;
  const middle = top + depth / 2;
  const style = { font: 'LabelMono', size: 25, fill: colours.dimension } as const;
  const line = (d: string) => `<path d="${d}" stroke="${colours.dimension}" stroke-width="1.3"/>`;
  return (
    line(`M66 ${top}h30M66 ${top + depth}h30M78 ${top}V${middle - 48}M78 ${middle + 48}V${top + depth}`) +
    text(78, middle, `${spec.w} mm`, { ...style, anchor: 'middle', turn: -90 }) +
    text(width - 34, height - 34, `${spec.h} m roll`, { ...style, anchor: 'end' })
  );
}
