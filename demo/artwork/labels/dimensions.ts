import { n } from '../draw/path.ts';
import { text } from '../draw/text.ts';
import type { LabelSpec } from './spec.ts';

const size = 25;

function lineColour(spec: LabelSpec): string {
  if (spec.field === 'ink' || spec.field === 'device') return '#DFE5E0';
  return spec.field === 'kraft' ? '#3A2A12' : '#33414F';
}

/** Dimension lines in millimetres below and left of a label. */
export function dimensionLines(spec: LabelSpec, x: number, y: number, w: number, h: number): string {
  const color = lineColour(spec);
  const onLiner = spec.field === 'liner';
  const isRound = spec.shape === 'round';
  const base = y + h + 38 + (onLiner ? 44 : 0);
  const gap = onLiner && !isRound ? 220 : 130;
  const middle = x + w / 2;
  const caption = isRound ? `Ø ${spec.w} mm` : onLiner ? `${spec.w} × ${spec.h} mm` : `${spec.w} mm`;
  const across =
    line(`M${n(x)} ${n(base - 22)}v34M${n(x + w)} ${n(base - 22)}v34`, color) +
    line(`M${n(x)} ${n(base)}H${n(middle - gap / 2)}M${n(middle + gap / 2)} ${n(base)}H${n(x + w)}`, color) +
    arrow(x, base, 0, color) +
    arrow(x + w, base, 180, color) +
    text(middle, base + 8.5, caption, { font: 'LabelMono', size, fill: color, anchor: 'middle' });
  return isRound || onLiner ? across : across + heightLine(spec, x, y, h, color);
}

function heightLine(spec: LabelSpec, x: number, y: number, h: number, color: string): string {
  const left = x - 38;
  const middle = y + h / 2;
  const roomForLine = h > 150;
  const shaft = roomForLine
    ? line(`M${n(left)} ${n(y)}V${n(middle - 60)}M${n(left)} ${n(middle + 60)}V${n(y + h)}`, color) +
      arrow(left, y, 90, color) +
      arrow(left, y + h, -90, color)
    : '';
  const ends = line(`M${n(x - 12)} ${n(y)}h-34M${n(x - 12)} ${n(y + h)}h-34`, color);
  return (
    ends +
    shaft +
    text(left, middle, `${spec.h} mm`, { font: 'LabelMono', size, fill: color, anchor: 'middle', turn: -90 })
  );
}

function line(d: string, color: string): string {
  return `<path d="${d}" stroke="${color}" stroke-width="1.3" fill="none"/>`;
}

function arrow(x: number, y: number, turn: number, color: string): string {
  return `<path d="M${n(x)} ${n(y)}l8 -3.4v6.8z" transform="rotate(${turn} ${n(x)} ${n(y)})" fill="${color}"/>`;
}
