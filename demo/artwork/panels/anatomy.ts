import { colours } from '../draw/colours.ts';
import { startPicture } from '../draw/guilloche.ts';
import { cropMarks } from '../draw/path.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { text } from '../draw/text.ts';
import { putLabel } from '../labels/scene.ts';
import { sample } from './samples.ts';

const box = { x: 120, y: 84, w: 760, h: 380 };

/** from the feature to its number */
const calls: [number, number, number, number][] = [
  [196, 274, 50, 274],
  [450, 458, 450, 524],
  [612, 370, 612, 524],
  [666, 274, 666, 34],
  [850, 124, 956, 94],
  [775, 377, 956, 414],
];

/** The multifunctional label with its six checks numbered. */
export function anatomy(): Drawing {
  startPicture();
  const placed = putLabel(sample('multi'), { ...box, prefix: 'a', peel: 0.2 });
  const body =
    rect(0, 0, 1000, 560, colours.ink) +
    cropMarks(box.x, box.y, box.w, box.h, 34, 14, '#8DA0B5') +
    placed.body +
    calls.map(call).join('');
  return drawing(1000, 560, placed.defs, body);
}

function call([x, y, toX, toY]: [number, number, number, number], i: number): string {
  return (
    `<path d="M${x} ${y}L${toX} ${toY}" stroke="${colours.signal}" stroke-width="1.6" fill="none"/><circle cx="${x}" cy="${y}" r="5" fill="${colours.signal}"/>` +
    `<circle cx="${toX}" cy="${toY}" r="19" fill="${colours.ink}" stroke="${colours.signal}" stroke-width="1.6"/>` +
    text(toX, toY + 7, String(i + 1), { font: 'LabelMono', size: 20, fill: '#fff', anchor: 'middle' })
  );
}
