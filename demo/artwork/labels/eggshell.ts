import { colours } from '../draw/colours.ts';
import { n, type Point } from '../draw/path.ts';
import { randomFrom } from '../draw/random.ts';
import type { Placement } from './label.ts';
import type { LabelSpec } from './spec.ts';

const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** The corner of an eggshell seal after someone tried: a hole, cracks and crumbs. */
export function brokenShell(spec: LabelSpec, { x, y, w, h }: Placement): string {
  const random = randomFrom(`${spec.seed}x`);
  const scaled = (points: readonly Point[]) => points.map(([px, py]) => [px * w, py * h] as const);
  const hole = scaled([
    [0.66, 0],
    [0.8, 0.12],
    [0.74, 0.26],
    [0.9, 0.3],
    [1, 0.42],
  ]);
  const cracks = [
    scaled([
      [0.74, 0.26],
      [0.6, 0.2],
      [0.52, 0.3],
      [0.4, 0.26],
    ]),
    scaled([
      [0.9, 0.3],
      [0.86, 0.5],
      [0.93, 0.64],
    ]),
  ];
  let crumbs = '';
  for (let i = 0; i < 7; i++) {
    const cx = w * (0.74 + random() * 0.34);
    const cy = h * (-0.08 + random() * 0.38);
    const r = 10 + random() * 22;
    const corners = Array.from({ length: 5 }, (_, k): Point => {
      const angle = (k / 5) * 6.28 + random() * 0.7;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle) * 0.8];
    });
    crumbs += `<path d="${path(corners)}Z" fill="${spec.base}" stroke="${spec.ink}" stroke-width="1.2"/>`;
  }
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><path d="${path(hole)}L${n(w)} 0Z" fill="${colours.tint}"/>` +
    `<path d="${cracks.map(path).join('')}" fill="none" stroke="${spec.ink}" stroke-width="1.4"/>${crumbs}</g>`
  );
}
