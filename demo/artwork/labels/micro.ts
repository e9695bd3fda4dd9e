import { colours } from '../draw/colours.ts';
import { ring } from '../draw/guilloche.ts';
import { n } from '../draw/path.ts';
import { sharedDefs } from '../draw/patterns.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { text } from '../draw/text.ts';
import type { LabelSpec } from './spec.ts';

const width = 800;
const height = 600;
/** top of the strip of seals */
const strip = 246;
const glass = { x: 480, y: 250, r: 190 };

/** Seals a few millimetres wide on their strip, a ruler, and one of them under a loupe. */
export function microScene(spec: LabelSpec, dimensions: boolean): Drawing {
  const caption = (x: number, words: string, anchor: 'start' | 'end') =>
    text(x, 48, words, { font: 'LabelMono', size: 25, fill: colours.dimension, anchor });
  const magnification = Math.round(30 / spec.w);
  const captions = caption(30, `Ø ${spec.w} mm`, 'start') + caption(width - 30, `× ${magnification}`, 'end');
  const body = sealStrip(spec) + ruler() + loupe(spec) + (dimensions ? captions : '');
  const clip = `<clipPath id="aglass"><circle cx="${glass.x}" cy="${glass.y}" r="${glass.r}"/></clipPath>`;
  return drawing(width, height, sharedDefs('a', spec.ink, spec.base) + clip, body);
}

function sealStrip(spec: LabelSpec): string {
  let seals = '';
  for (let i = 0; i < 24; i++) {
    for (const y of [36, 72]) seals += `<circle cx="${26 + i * 34}" cy="${strip + y}" r="10" fill="${spec.base}"/>`;
  }
  return (
    rect(0, 0, width, height, colours.tint) +
    rect(0, strip + 8, width, 108, '#08121E', 'opacity=".2" filter="url(#ashadow)"') +
    rect(0, strip, width, 108, '#EFE5C2') +
    seals
  );
}

function ruler(): string {
  const top = strip + 150;
  const length = (i: number) => (i % 10 === 0 ? 26 : i % 5 === 0 ? 18 : 11);
  const ticks = Array.from({ length: 81 }, (_, i) => `M${n(i * 10)} ${top}v${length(i)}`).join('');
  const numbers = Array.from({ length: 9 }, (_, i) =>
    text(i * 100 + 5, strip + 206, String(i * 10 + 10), { font: 'LabelMono', size: 17 }),
  );
  return `${rect(0, top, width, 76, '#fff')}<path d="${ticks}" stroke="${colours.ink}" stroke-width="1.1"/>${numbers.join('')}`;
}

function loupe(spec: LabelSpec): string {
  const { x, y, r } = glass;
  const seal = 134;
  const disc = (cx: number) => `<circle cx="${cx}" cy="${y}" r="${seal}" fill="${spec.base}"/>`;
  const say = (dy: number, words: string, size: number, font: 'LabelWide' | 'LabelMono' | 'LabelCond') =>
    text(x, y + dy, words, { font, size, fill: spec.ink, anchor: 'middle', max: 180 });
  return [
    `<circle cx="${x + 6}" cy="${y + 14}" r="${r + 8}" fill="#08121E" opacity=".35" filter="url(#ashadow)"/>`,
    `<path d="M${x - 140} ${y + 140}L${x - 300} ${y + 330}" stroke="${colours.ink}" stroke-width="34" stroke-linecap="round"/>`,
    `<g clip-path="url(#aglass)">${rect(0, 0, width, height, '#F3EACB')}`,
    `<circle cx="${x + 4}" cy="${y + 6}" r="${seal}" fill="#08121E" opacity=".2"/>${disc(x)}`,
    `<g opacity=".6">${ring({ cx: x, cy: y, inner: seal * 0.68, outer: seal * 0.94, lobes: 30, strands: 8, color: spec.ink, width: 0.8 })}</g>`,
    say(6, spec.title, 56, 'LabelWide'),
    say(40, spec.serial, 24, 'LabelMono'),
    say(-52, spec.sub, 24, 'LabelCond'),
    disc(x - 330),
    disc(x + 330),
    `<path d="M${x - r} ${y - 80}L${x + 40} ${y - r}H${x + 110}L${x - r} ${y + 20}Z" fill="#fff" opacity=".25"/></g>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colours.ink}" stroke-width="13"/>`,
    `<circle cx="${x}" cy="${y}" r="${r - 7}" fill="none" stroke="${colours.signal}" stroke-width="1.6"/>`,
  ].join('');
}
