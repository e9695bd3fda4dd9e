import { n, type Point } from './path.ts';
import { randomFrom } from './random.ts';

// Strands of one ornament share a path by id; ids are counted per picture so that equal pictures have equal bytes.
let ornaments = 0;

export function startPicture(): void {
  ornaments = 0;
}

interface Stroke {
  color: string;
  width?: number;
  opacity?: number;
}

/** A closed curve r(t) as cubic segments. */
function polarPath(cx: number, cy: number, radius: (t: number) => number, segments: number): string {
  const step = (2 * Math.PI) / segments;
  const tiny = 1e-4;
  const at = (t: number): Point => [cx + radius(t) * Math.cos(t), cy + radius(t) * Math.sin(t)];
  const slope = (t: number): Point => {
    const [x0, y0] = at(t - tiny);
    const [x1, y1] = at(t + tiny);
    return [(x1 - x0) / 2 / tiny, (y1 - y0) / 2 / tiny];
  };
  const first = at(0);
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 1; i <= segments; i++) {
    const from = at((i - 1) * step);
    const to = at(i * step);
    const out = slope((i - 1) * step);
    const back = slope(i * step);
    d += `C${n(from[0] + (out[0] * step) / 3)} ${n(from[1] + (out[1] * step) / 3)} ${n(to[0] - (back[0] * step) / 3)} ${n(to[1] - (back[1] * step) / 3)} ${n(to[0])} ${n(to[1])}`;
  }
  return `${d}Z`;
}

function strandGroup(stroke: Stroke, path: string, repeat: (id: string) => string): string {
  const id = `o${ornaments++}`;
  return `<g fill="none" stroke="${stroke.color}" stroke-width="${stroke.width ?? 0.6}" opacity="${stroke.opacity ?? 1}"><path id="${id}" d="${path}"/>${repeat(id)}</g>`;
}

export interface Ring extends Stroke {
  cx: number;
  cy: number;
  inner: number;
  outer: number;
  lobes: number;
  strands?: number;
}

/** A ring of interlaced strands between two radii. */
export function ring({ cx, cy, inner, outer, lobes, strands = 6, ...stroke }: Ring): string {
  const middle = (inner + outer) / 2;
  const reach = (outer - inner) / 2;
  const path = polarPath(cx, cy, t => middle + reach * Math.cos(lobes * t), lobes * 4);
  return strandGroup(stroke, path, id => {
    let copies = '';
    for (let i = 1; i < strands; i++) {
      const angle = n(((360 / lobes) * i * 10) / strands) / 10;
      copies += `<use href="#${id}" transform="rotate(${angle} ${n(cx)} ${n(cy)})"/>`;
    }
    return copies;
  });
}

/** Two or three rings whose lobes follow from the seed. */
export function rosette(
  o: Stroke & { cx: number; cy: number; radius: number; seed: string | number; second?: string },
): string {
  const random = randomFrom(`ros${o.seed}`);
  const outerLobes = [12, 16, 18, 20, 24][Math.floor(random() * 5)]!;
  const middleLobes = [8, 9, 10, 12][Math.floor(random() * 4)]!;
  const coreLobes = 6 + Math.floor(random() * 3);
  const { cx, cy, radius, color, width, opacity } = o;
  const base = { cx, cy, color, width, opacity };
  return (
    ring({ ...base, inner: radius * 0.62, outer: radius, lobes: outerLobes, strands: 8 }) +
    ring({
      ...base,
      inner: radius * 0.3,
      outer: radius * 0.78,
      lobes: middleLobes,
      strands: 8,
      color: o.second ?? color,
    }) +
    ring({ ...base, inner: radius * 0.06, outer: radius * 0.42, lobes: coreLobes })
  );
}

export interface Band extends Stroke {
  x: number;
  y: number;
  w: number;
  h: number;
  /** waves over the width */
  waves?: number;
  strands?: number;
  /** how often the band narrows, and by how much */
  breaths?: number;
  depth?: number;
}

/** A horizontal band of interlaced waves inside a slowly breathing envelope. */
export function band({ x, y, w, h, waves = 10, strands = 9, breaths = 3, depth = 0.55, ...stroke }: Band): string {
  const lead = w / breaths;
  const segments = Math.max(8, Math.round(waves * 4));
  const step = (w + lead) / segments;
  const height = (at: number) =>
    y +
    h / 2 +
    (h / 2) *
      (1 - depth + depth * Math.cos((2 * Math.PI * breaths * at) / w)) *
      Math.sin((2 * Math.PI * waves * at) / w);
  const slope = (at: number) => (height(at + 0.01) - height(at - 0.01)) / 0.02;
  let d = `M${n(x - lead)} ${n(height(0))}`;
  for (let i = 1; i <= segments; i++) {
    const at = i * step;
    const left = x - lead + at;
    const before = at - step;
    d += `C${n(left - (step * 2) / 3)} ${n(height(before) + (slope(before) * step) / 3)} ${n(left - step / 3)} ${n(height(at) - (slope(at) * step) / 3)} ${n(left)} ${n(height(at))}`;
  }
  return strandGroup(stroke, d, id => {
    let copies = '';
    for (let i = 1; i < strands; i++) copies += `<use href="#${id}" x="${n((w / waves) * (i / strands) * 3)}"/>`;
    return copies;
  });
}
