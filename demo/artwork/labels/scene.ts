import { startPicture } from '../draw/guilloche.ts';
import { n } from '../draw/path.ts';
import { sharedDefs } from '../draw/patterns.ts';
import { randomFrom } from '../draw/random.ts';
import { softShadow } from '../draw/shadow.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { cartonScene } from './carton.ts';
import { dimensionLines } from './dimensions.ts';
import { brokenShell } from './eggshell.ts';
import { drawField } from './field.ts';
import { type Placed, type Placement, placeLabel } from './label.ts';
import { microScene } from './micro.ts';
import { complete, type LabelArt, type LabelSpec } from './spec.ts';
import { tapeScene } from './tape.ts';

export const sceneWidth = 800;
export const sceneHeight = 600;

export interface SceneOptions {
  /** dimension lines, on unless switched off */
  dimensions?: boolean;
}

/** A product picture, 4:3: the label to scale on the surface it is made for. */
export function drawLabel(art: LabelArt, seed: string, { dimensions = true }: SceneOptions = {}): Drawing {
  startPicture();
  const spec = complete(art, seed);
  if (spec.kind === 'tape') return tapeScene(spec, dimensions);
  if (spec.kind === 'carton') return cartonScene(spec, dimensions);
  if (spec.kind === 'micro') return microScene(spec, dimensions);
  return labelScene(spec, dimensions);
}

function labelScene(spec: LabelSpec, dimensions: boolean): Drawing {
  const scale = Math.min((dimensions ? 560 : 600) / spec.w, (dimensions ? 380 : 430) / spec.h);
  const w = spec.w * scale;
  const h = spec.h * scale;
  const x = (sceneWidth - w) / 2 + (dimensions && spec.shape !== 'round' ? 14 : 0);
  const y = (sceneHeight - h) / 2 - (dimensions ? 18 : 0);
  const place: Placement = { x, y, w, h, prefix: 'a' };
  const liner = spec.field === 'liner' ? linerStrip(spec, place) : undefined;
  const main = placeLabel(spec, place);
  const body =
    drawField(spec.field, randomFrom(spec.seed), 'a', sceneWidth, sceneHeight) +
    (liner?.body ?? '') +
    main.body +
    (spec.kind === 'egg' ? brokenShell(spec, place) : '') +
    (dimensions ? dimensionLines(spec, x, y, w, h) : '');
  const defs = sharedDefs('a', spec.ink, spec.base, spec.residue) + (liner?.defs ?? '') + main.defs;
  return drawing(sceneWidth, sceneHeight, defs, body);
}

/** The release liner with the label's neighbours on the roll. */
function linerStrip(spec: LabelSpec, { x, y, w, h }: Placement): Placed {
  const over = 34;
  const flat = { ...spec, peel: 0 };
  let defs =
    '<linearGradient id="liner" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6EED2"/><stop offset="1" stop-color="#E9DDB4"/></linearGradient>';
  let body =
    softShadow(`M0 ${n(y - over)}H${sceneWidth}V${n(y + h + over)}H0Z`, 0.22, 11, 0, 6) +
    rect(0, y - over, sceneWidth, h + over * 2, 'url(#liner)');
  [x - w - over, x + w + over].forEach((left, i) => {
    const prefix = `n${i}`;
    const neighbour = placeLabel(flat, { x: left, y, w, h, prefix, shadow: 0 });
    defs += sharedDefs(prefix, spec.ink, spec.base) + neighbour.defs;
    body += `<g opacity=".92">${neighbour.body}</g>`;
  });
  return { defs, body };
}

/** A label of a given width in someone else's picture. */
export function putLabel(spec: LabelSpec, place: Omit<Placement, 'h'>): Placed & { h: number } {
  const h = n((place.w * spec.h) / spec.w);
  const placed = placeLabel(spec, { ...place, h });
  return { defs: sharedDefs(place.prefix, spec.ink, spec.base, spec.residue) + placed.defs, body: placed.body, h };
}
