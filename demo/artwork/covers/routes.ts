import { colours } from '../draw/colours.ts';
import { rosette, startPicture } from '../draw/guilloche.ts';
import { n } from '../draw/path.ts';
import { type Drawing, drawing, rect } from '../draw/svg.ts';
import { text } from '../draw/text.ts';
import type { Picture } from '../picture.ts';

const home = { x: 250, y: 350 };
const paper = '#F4F5F0';

/** Roads and flights out of Johannesburg, drawn as strands. */
export function routes({ places }: Extract<Picture, { kind: 'routes' }>): Drawing {
  startPicture();
  const circles = Array.from({ length: 8 }, (_, i) => {
    const dashes = i % 2 ? ' stroke-dasharray="3 5"' : '';
    return `<circle cx="${home.x}" cy="${home.y}" r="${(i + 1) * 58}" fill="none" stroke="#2B4260" stroke-width="1"${dashes}/>`;
  });
  const body = [
    rect(0, 0, 800, 500, colours.ink),
    ...circles,
    rosette({ cx: home.x, cy: home.y, radius: 84, seed: 9, color: colours.signal, second: paper, width: 0.8 }),
    ...places.map(route),
    rect(196, 446, 132, 28, colours.ink),
    text(262, 466, 'JOHANNESBURG', { font: 'LabelMono', size: 16, fill: colours.signal, anchor: 'middle' }),
  ].join('');
  return drawing(800, 500, '', body);
}

function route({ name, x, y }: { name: string; x: number; y: number }): string {
  const bendX = (home.x + x) / 2 + (y - home.y) * 0.16;
  const bendY = (home.y + y) / 2 - (x - home.x) * 0.16;
  let strands = '';
  for (let k = -2; k <= 2; k++) {
    const stroke = k === 0 ? `stroke="${paper}" stroke-width="1.6"` : 'stroke="#5E7D9F" stroke-width=".8"';
    strands += `<path d="M${home.x} ${home.y}Q${n(bendX + k * 12)} ${n(bendY + k * 12)} ${x} ${y}" fill="none" ${stroke}/>`;
  }
  return `${strands}<circle cx="${x}" cy="${y}" r="6" fill="${paper}"/>${text(x + 14, y + 5, name, { font: 'LabelMono', size: 16, fill: paper })}`;
}
