import { colours } from '../draw/colours.ts';
import { band, startPicture } from '../draw/guilloche.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { putLabel } from '../labels/scene.ts';
import { sample } from './samples.ts';

function ground(w: number, h: number, color: string, lines: string, opacity: number): string {
  const waves = band({ x: 0, y: 0, w, h, waves: 8, strands: 18, color: lines, width: 0.9, breaths: 2 });
  return `${rect(0, 0, w, h, color)}<g opacity="${opacity}">${waves}</g>`;
}

/** Void label with its corner up. */
export function tamperEvident(): Drawing {
  startPicture();
  const placed = putLabel(sample('red'), { x: 90, y: 130, w: 900, prefix: 'a', peel: 0.36, shadow: 0.4 });
  return drawing(1000, 640, placed.defs, ground(1000, 640, '#DDE2DA', '#C3CBC3', 0.9) + placed.body);
}

/** Approval labels of three authorities. */
export function regulatory(): Drawing {
  startPicture();
  const placed = [
    putLabel(sample('icasa'), { x: 70, y: 90, w: 440, prefix: 'r1', shadow: 0.4 }),
    putLabel(sample('zicta'), { x: 560, y: 70, w: 380, prefix: 'r2', shadow: 0.4 }),
    putLabel(sample('sabs'), { x: 790, y: 268, w: 150, prefix: 'r3', shadow: 0.4 }),
    putLabel(sample('plate'), { x: 560, y: 268, w: 205, prefix: 'r4', shadow: 0.4 }),
  ];
  const defs = placed.map(one => one.defs).join('');
  return drawing(
    1000,
    460,
    defs,
    ground(1000, 460, colours.verify, '#3E9A83', 0.6) + placed.map(one => one.body).join(''),
  );
}

export function multifunctional(): Drawing {
  startPicture();
  const placed = putLabel(sample('multi'), { x: 160, y: 60, w: 680, prefix: 'a', shadow: 0.5 });
  return drawing(1000, 460, placed.defs, ground(1000, 460, colours.ink, '#2B4260', 0.7) + placed.body);
}
