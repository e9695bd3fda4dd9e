import { colours } from '../../artwork/draw/colours.ts';
import type { Field, LabelArt } from '../../artwork/labels/spec.ts';
import { type Film, films } from './films.ts';

type More = Partial<LabelArt>;

export const voidArt = (w: number, h: number, film: Film, field: Field, more: More = {}): LabelArt => ({
  kind: 'void',
  w,
  h,
  field,
  title: 'SECURITY SEAL',
  sub: 'VOID IF OPENED OR REMOVED',
  code: `VD-${w}`,
  peel: 0.3,
  ...films[film],
  ...more,
});

export const plateArt = (
  w: number,
  h: number,
  title: string,
  code: string,
  field: Field,
  more: More = {},
): LabelArt => ({
  kind: 'plate',
  w,
  h,
  field,
  title,
  sub: 'TYPE APPROVED',
  code,
  ...more,
});

export const assetArt = (
  w: number,
  h: number,
  title: string,
  sub: string,
  serial: string,
  field: Field,
  more: More = {},
): LabelArt => ({
  kind: 'asset',
  w,
  h,
  field,
  title,
  sub,
  serial,
  accent: colours.blue,
  ...more,
});

export const roundArt = (kind: 'roundplate' | 'holo' | 'warranty', d: number, field: Field, more: More): LabelArt => ({
  kind,
  shape: 'round',
  w: d,
  h: d,
  field,
  ...more,
});

export const tapeArt = (w: number, metres: number, title: string, film: Film, more: More = {}): LabelArt => ({
  kind: 'tape',
  w,
  h: metres,
  title: `${title} ·`,
  ...films[film],
  ...more,
});

export const cartonArt = (w: number, metres: number, title: string, film: Film, more: More = {}): LabelArt => ({
  kind: 'carton',
  w,
  h: metres,
  title,
  ...films[film],
  ...more,
});

export const handlingArt = (w: number, h: number, title: string, sub: string, more: More = {}): LabelArt => ({
  kind: 'fragile',
  w,
  h,
  title,
  sub,
  ink: '#B4161B',
  field: 'kraft',
  ...more,
});

export const inspectionArt = (
  w: number,
  h: number,
  title: string,
  code: string,
  field: Field,
  more: More = {},
): LabelArt => ({
  kind: 'qc',
  w,
  h,
  title,
  code,
  field,
  ...more,
});

export const exArt = (
  w: number,
  h: number,
  title: string,
  code: string,
  sub: string,
  serial: string,
  more: More = {},
): LabelArt => ({
  kind: 'exia',
  w,
  h,
  title,
  code,
  sub,
  serial,
  base: colours.yellow,
  field: 'steel',
  ...more,
});

export const diamondArt = (
  mm: number,
  title: string,
  un: string,
  cls: string,
  base: string,
  more: More = {},
): LabelArt => ({
  kind: 'diamond',
  shape: 'diamond',
  w: mm,
  h: mm,
  title,
  code: un,
  sub: cls,
  base,
  field: 'sheet',
  ...more,
});

export const microArt = (
  mm: number,
  title: string,
  sub: string,
  serial: string,
  film: Film,
  more: More = {},
): LabelArt => ({
  kind: 'micro',
  w: mm,
  h: mm,
  title,
  sub,
  serial,
  ...films[film],
  ...more,
});

/** Film without colour: it is seen by its print on a dark casing. */
export const clearArt = (w: number, h: number, more: More = {}): LabelArt => ({
  kind: 'clear',
  w,
  h,
  ink: '#ffffff',
  peel: 0.28,
  residue: '#6E8093',
  field: 'device',
  ...more,
});
