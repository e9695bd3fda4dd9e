import { colours } from '../draw/colours.ts';
import type { Shape } from '../draw/path.ts';
import type { Random } from '../draw/random.ts';

export type LabelKind =
  | 'plate'
  | 'roundplate'
  | 'void'
  | 'holo'
  | 'warranty'
  | 'asset'
  | 'exia'
  | 'diamond'
  | 'qc'
  | 'egg'
  | 'multi'
  | 'bone'
  | 'clear'
  | 'fragile'
  | 'tape'
  | 'carton'
  | 'micro';

/** What the label is stuck on in its picture. */
export type Field = 'sheet' | 'liner' | 'kraft' | 'steel' | 'device' | 'ink';

export interface LabelSpec {
  kind: LabelKind;
  /** decides every random detail */
  seed: string;
  /** millimetres */
  w: number;
  h: number;
  shape: Shape;
  base: string;
  ink: string;
  accent: string;
  title: string;
  sub: string;
  code: string;
  serial: string;
  kicker?: string;
  /** small lines of a plate, row names of an inspection label */
  lines?: string[];
  /** how far the corner is lifted, 0 to 0.6 */
  peel: number;
  /** ground of the message left behind */
  residue: string;
  field: Field;
  metal?: boolean;
  /** side of a tape roll */
  edge?: string;
}

/** What a product has to say about its picture; the rest has defaults. */
export type LabelArt = Partial<LabelSpec> & Pick<LabelSpec, 'kind' | 'w' | 'h'>;

export function complete(art: LabelArt, seed: string): LabelSpec {
  return {
    shape: 'rect',
    base: colours.sheet,
    ink: colours.ink,
    accent: colours.verify,
    title: '',
    sub: '',
    code: '',
    serial: 'SN 0000000',
    peel: 0,
    residue: '#8A96A3',
    field: 'sheet',
    seed,
    ...art,
  };
}

/** A face is drawn in a box of its own and cut to the die line by whoever places it. */
export interface FaceBox {
  w: number;
  h: number;
  spec: LabelSpec;
  random: Random;
  prefix: string;
}

export type FaceDrawer = (box: FaceBox) => string;
