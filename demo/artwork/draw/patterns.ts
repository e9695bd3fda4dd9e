import { colours } from './colours.ts';
import { n } from './path.ts';
import type { Random } from './random.ts';
import { text } from './text.ts';

/** The message a void adhesive leaves behind. */
export function voidPattern(id: string, fill: string, ground: string, size: number, turn = -24): string {
  const w = n(size * 3.3);
  const h = n(size * 2.2);
  const word = (x: number, y: number) => text(x, y, 'VOID', { font: 'LabelWide', size, fill });
  const words = word(0, size * 0.88) + word(-size * 1.65, size * 1.98) + word(size * 1.65, size * 1.98);
  return `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${w}" height="${h}" fill="${ground}"/>${words}</pattern>`;
}

export function checkPattern(id: string, fill: string, ground: string, unit: number): string {
  const side = unit * 2;
  return `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${side}" fill="${ground}"/><path d="M0 0h${unit}v${unit}H0zM${unit} ${unit}h${unit}v${unit}h-${unit}z" fill="${fill}"/></pattern>`;
}

const holoTints = ['#CFE9E6', '#F3F7D8', '#FFE3C9', '#E6EEF7', '#BFE0F0', '#D5F0D6', '#FFF1C4', '#E9E4F2', '#C9ECEA'];

function gradient(id: string, direction: string, stops: readonly (readonly [number, string])[]): string {
  const body = stops.map(([offset, color]) => `<stop offset="${n(offset * 100)}%" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${id}" ${direction}>${body}</linearGradient>`;
}

function blur(id: string, margin: number, deviation: number): string {
  const side = 100 + margin * 2;
  return `<filter id="${id}" x="-${margin}%" y="-${margin}%" width="${side}%" height="${side + 10}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** What every label may refer to, under its own prefix. */
export function sharedDefs(prefix: string, ink: string = colours.ink, base = '#fff', residue = '#8A96A3'): string {
  const diagonal = 'x1="0" y1="0" x2="1" y2="1"';
  const holo = holoTints.map((tint, i) => [i / (holoTints.length - 1), tint] as const);
  return (
    gradient(`${prefix}holo`, 'x1="0" y1="0" x2="1" y2=".7"', holo) +
    gradient(`${prefix}metal`, diagonal, [
      [0, '#E6E9EA'],
      [0.35, '#BFC5C9'],
      [0.55, '#EEF0F0'],
      [1, '#B4BBC0'],
    ]) +
    gradient(`${prefix}steel`, diagonal, [
      [0, '#D3D8DA'],
      [0.5, '#B9C0C4'],
      [1, '#CDD2D5'],
    ]) +
    blur(`${prefix}shadow`, 20, 7) +
    blur(`${prefix}soft`, 30, 3) +
    checkPattern(`${prefix}check`, ink, base, 5) +
    voidPattern(`${prefix}void`, '#F4F5F0', residue, 20)
  );
}

/** Rays of a holographic film over its gradient. */
export function holoFilm(w: number, h: number, random: Random, prefix: string): string {
  const cx = w / 2;
  const cy = h / 2;
  const radius = Math.hypot(w, h) / 2;
  const rays = 56;
  const at = (angle: number) => `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`;
  const parts = ['', ''];
  for (let i = 0; i < rays; i++) {
    const from = (i / rays) * 2 * Math.PI;
    const to = ((i + 0.35 + random() * 0.4) / rays) * 2 * Math.PI;
    parts[i % 2] += `M${n(cx)} ${n(cy)}L${at(from)}L${at(to)}Z`;
  }
  return (
    `<rect width="${n(w)}" height="${n(h)}" fill="url(#${prefix}holo)"/>` +
    `<path d="${parts[1]}" fill="#fff" opacity=".42"/><path d="${parts[0]}" fill="#4A9DA8" opacity=".13"/>`
  );
}
