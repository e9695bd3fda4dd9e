import { fillText } from '../fillText.ts';
import { type SizeToken, sizeTokens } from './sizeTokens.ts';
import { sizeTexts } from './texts.ts';

/** A label's outline; a square is a rectangle and a circle is as wide as it is high. */
export interface LabelSize {
  readonly shape: 'rectangle' | 'round' | 'oval';
  readonly widthMm: number;
  readonly heightMm: number;
}

interface Measure {
  readonly value: number;
  /** Millimetres in its unit; null where none is written. */
  unit: number | null;
  side: 'width' | 'height' | null;
}

type Shape = Extract<SizeToken, { kind: 'shape' }>['shape'];

const LONGEST = 200;
const LARGEST_MM = 5_000;

/**
 * The size a buyer means by '25x15mm', '2.5 mm round', 'Ø12', '1 x 2 cm', '1" x 0.5"', 'square 20' and the like; null
 * where the text names none, or several. Numbers without a unit are millimetres, or in the unit of the other side.
 */
export function readLabelSize(text: string): LabelSize | null {
  const tokens = sizeTokens(text.slice(0, LONGEST));
  const shapes = new Set(tokens.flatMap(token => (token.kind === 'shape' ? [token.shape] : [])));
  const groups = groupsOf(tokens);
  const pair = pairOf(groups);
  if (pair) return pairSize(pair, shapes);
  return groups.every(group => group.length === 1) ? singleSize(groups.flat(), shapes) : null;
}

/** '25 x 15 mm', '2.5 mm round', '30 x 20 mm oval'. */
export function labelSizeText({ shape, widthMm, heightMm }: LabelSize): string {
  return fillText(sizeTexts[shape], { width: widthMm, height: heightMm });
}

/** Measures that are joined by 'x' stand in one group. */
function groupsOf(tokens: readonly SizeToken[]): Measure[][] {
  const groups: Measure[][] = [];
  // 'width 25, height 15' or '25 wide, 15 high'
  const sideFirst = tokens.find(({ kind }) => kind === 'side' || kind === 'number')?.kind === 'side';
  let side: Measure['side'] = null;
  let joined = false;
  for (const token of tokens) {
    const last = groups.at(-1)?.at(-1);
    if (token.kind === 'number') {
      const measure: Measure = { value: token.value, unit: null, side };
      if (joined) groups.at(-1)?.push(measure);
      else groups.push([measure]);
      side = null;
      joined = false;
    } else if (token.kind === 'times') joined = last !== undefined;
    else if (token.kind === 'unit' && last) last.unit ??= token.mm;
    else if (token.kind === 'side' && sideFirst) side = token.side;
    else if (token.kind === 'side' && last) last.side ??= token.side;
  }
  return groups;
}

/** The one pair of measures, joined or each with its side named. */
function pairOf(groups: readonly Measure[][]): readonly Measure[] | null {
  const joined = groups.filter(group => group.length > 1);
  const [pair] = joined;
  if (pair) return joined.length === 1 && pair.length === 2 ? pair : null;
  const sided = groups.flat().filter(({ side }) => side !== null);
  return sided.length === 2 ? sided : null;
}

function pairSize([first, second]: readonly Measure[], shapes: ReadonlySet<Shape>): LabelSize | null {
  if (!first || !second) return null;
  const turned = first.side === 'height' || (second.side === 'width' && first.side !== 'width');
  const unit = first.unit ?? second.unit ?? 1;
  const [a, b] = [millimetres(first.value, unit), millimetres(second.value, second.unit ?? unit)];
  const curved = shapes.has('round') || shapes.has('oval');
  const shape = !curved ? 'rectangle' : a === b ? 'round' : 'oval';
  return sized(shape, turned ? b : a, turned ? a : b);
}

function singleSize(measures: readonly Measure[], shapes: ReadonlySet<Shape>): LabelSize | null {
  const candidates = measures.length === 1 ? measures : measures.filter(({ unit }) => unit !== null);
  const [measure] = candidates;
  const [shape] = shapes;
  if (!measure || candidates.length > 1 || shapes.size !== 1 || shape === 'oval') return null;
  const across = millimetres(measure.value, measure.unit ?? 1) * (shape === 'radius' ? 2 : 1);
  return sized(shape === 'square' ? 'rectangle' : 'round', across, across);
}

/** To a hundredth: inches are no whole millimetres. */
function millimetres(value: number, unit: number): number {
  return Math.round(value * unit * 100) / 100;
}

function sized(shape: LabelSize['shape'], widthMm: number, heightMm: number): LabelSize | null {
  const fits = [widthMm, heightMm].every(side => side > 0 && side <= LARGEST_MM);
  return fits ? { shape, widthMm, heightMm } : null;
}
