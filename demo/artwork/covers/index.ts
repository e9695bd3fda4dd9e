import { colours } from '../draw/colours.ts';
import { band, startPicture } from '../draw/guilloche.ts';
import { roundedRect } from '../draw/path.ts';
import { sharedDefs } from '../draw/patterns.ts';
import { randomFrom } from '../draw/random.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { cartonBody } from '../labels/carton.ts';
import { drawField } from '../labels/field.ts';
import { placeLabel } from '../labels/label.ts';
import { drawLabel, putLabel } from '../labels/scene.ts';
import { complete } from '../labels/spec.ts';
import type { Ground, Picture } from '../picture.ts';

type Of<K extends Picture['kind']> = Extract<Picture, { kind: K }>;

/** Covers are 8:5; a card cuts them to its own shape. */
export const coverWidth = 800;
export const coverHeight = 500;

function drawGround(ground: Ground, prefix: string): string {
  if (typeof ground === 'string') return drawField(ground, randomFrom(ground), prefix, coverWidth, 620);
  const lines = band({
    x: 0,
    y: 20,
    w: coverWidth,
    h: 460,
    waves: 6,
    strands: 18,
    color: ground.lines,
    width: 0.9,
    breaths: 2,
  });
  return `${rect(0, 0, coverWidth, coverHeight, ground.color)}<g opacity=".5">${lines}</g>`;
}

export function closeUp({ art, seed, ground, turn = 0, peel, zoom = 1.12 }: Of<'closeUp'>): Drawing {
  startPicture();
  if (art.kind === 'carton') return wholeCarton(art, seed);
  if (art.kind === 'tape' || art.kind === 'micro') return cutScene(drawLabel(art, seed, { dimensions: false }));
  const spec = complete(art, seed);
  const w = Math.min(coverWidth * zoom, (coverHeight * zoom * spec.w) / spec.h);
  const h = (w * spec.h) / spec.w;
  // A lifted corner has to be in the frame, so such a label hangs off the left edge instead of the right.
  const x = w < coverWidth * 0.9 ? (coverWidth - w) / 2 : peel ? coverWidth - 70 - w : 60;
  const y = h < coverHeight ? (coverHeight - h) / 2 : 44;
  const placed = placeLabel(spec, { x, y, w, h, prefix: 'c', turn, peel, shadow: 0.4 });
  return drawing(
    coverWidth,
    coverHeight,
    sharedDefs('c', spec.ink, spec.base, spec.residue) + placed.defs,
    drawGround(ground, 'c') + placed.body,
  );
}

function wholeCarton(art: Of<'closeUp'>['art'], seed: string): Drawing {
  const { defs, body } = cartonBody(complete(art, seed), 'c');
  return drawing(coverWidth, coverHeight, defs, `<g transform="translate(0 -50)">${body}</g>`);
}

/** The middle of a 4:3 scene. */
function cutScene(scene: Drawing): Drawing {
  return drawing(coverWidth, coverHeight, '', `<g transform="translate(0 -40)">${scene.body}</g>`);
}

export function series({ art, seed, serials, marked, ground = '#F1E7C4' }: Of<'series'>): Drawing {
  startPicture();
  const base = complete(art, seed);
  const w = 322;
  const rowHeight = (w * base.h) / base.w + 36;
  let defs = '';
  let body = rect(0, 0, coverWidth, coverHeight, ground);
  serials.forEach((serial, i) => {
    const spec = { ...base, serial, seed: `${seed}${i}`, peel: 0, accent: i === marked ? colours.signal : base.accent };
    const placed = putLabel(spec, {
      x: -90 + (i % 3) * 345,
      y: -32 + Math.floor(i / 3) * rowHeight,
      w,
      prefix: `s${i}`,
      shadow: 0.14,
    });
    defs += placed.defs;
    body += placed.body;
  });
  return drawing(coverWidth, coverHeight, defs, body);
}

export function surfaces({ art, seed, fields }: Of<'surfaces'>): Drawing {
  startPicture();
  const random = randomFrom(seed);
  const spec = { ...complete(art, seed), peel: 0 };
  let defs = '';
  let body = '';
  fields.forEach((field, i) => {
    const prefix = `f${i}`;
    const left = i * 200 - (field === 'device' ? 300 : 0);
    const top = field === 'device' ? -60 : field === 'kraft' ? -50 : 0;
    defs += `${sharedDefs(prefix)}<clipPath id="${prefix}cut"><rect x="${i * 200}" width="200" height="${coverHeight}"/></clipPath>`;
    body += `<g clip-path="url(#${prefix}cut)"><g transform="translate(${left} ${top})">${drawField(field, random, prefix, coverWidth, 620)}</g></g>`;
  });
  const w = Math.min(640, (300 * spec.w) / spec.h);
  const h = (w * spec.h) / spec.w;
  const placed = putLabel(spec, { x: (coverWidth - w) / 2, y: (coverHeight - h) / 2, w, prefix: 'c', shadow: 0.4 });
  return drawing(coverWidth, coverHeight, defs + placed.defs, body + placed.body);
}

export function device({ label, seal, seed }: Of<'device'>): Drawing {
  startPicture();
  const lens = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="30" fill="#0B1420" stroke="#4A5866" stroke-width="4"/>`;
  const dot = ([x, y]: readonly [number, number]) =>
    `<circle cx="${x}" cy="${y}" r="15" fill="${colours.red}"/><circle cx="${x}" cy="${y}" r="10" fill="none" stroke="#fff" stroke-width="1.2"/>`;
  const sealed = putLabel(complete(seal, `${seed}s`), { x: 400, y: 210, w: 190, prefix: 'v', shadow: 0.5, peel: 0 });
  const labelled = putLabel(complete(label, `${seed}l`), { x: 196, y: 262, w: 170, prefix: 'w', shadow: 0.4, peel: 0 });
  const body = [
    rect(0, 0, coverWidth, coverHeight, '#D5DBD5'),
    `<path d="${roundedRect(140, -120, 520, 760, 60)}" fill="#1B2733"/><path d="${roundedRect(152, -110, 496, 740, 52)}" fill="#2B3845"/>`,
    `<path d="${roundedRect(190, 40, 150, 150, 34)}" fill="#1B2733"/>${lens(234, 84)}${lens(296, 146)}`,
    sealed.body,
    ...(
      [
        [196, 400],
        [604, 400],
        [604, 50],
      ] as const
    ).map(dot),
    labelled.body,
  ].join('');
  return drawing(coverWidth, coverHeight, sealed.defs + labelled.defs, body);
}
