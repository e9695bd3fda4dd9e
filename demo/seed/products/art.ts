import { colours } from '../../artwork/draw/colours.ts';
import type { Field, LabelArt } from '../../artwork/labels/spec.ts';

type More = Partial<LabelArt>;

/** Print colours of void and seal films by the name a buyer picks. */
export const films = {
  Blue: { base: colours.blue, ink: '#FFFFFF', accent: '#9CC0EA', residue: '#9CA8B6' },
  Red: { base: colours.red, ink: '#FFFFFF', accent: '#F2A7A0', residue: '#B7A5A3' },
  Silver: { base: colours.silver, ink: colours.ink, accent: '#7F8B93', residue: '#8A96A3' },
  White: { base: '#FFFFFF', ink: colours.ink, accent: '#8FA3B5', residue: '#9AA3A8' },
  Black: { base: '#1B2530', ink: '#FFFFFF', accent: '#6C7E90', residue: '#7C8792' },
  Green: { base: colours.verify, ink: '#FFFFFF', accent: '#7CC4AF', residue: '#97A9A3' },
  Yellow: { base: colours.yellow, ink: colours.ink, accent: '#B98400', residue: '#ABA38A' },
  Orange: { base: colours.signal, ink: colours.ink, accent: '#B83A06', residue: '#B3A296' },
  Purple: { base: '#4A3D7C', ink: '#FFFFFF', accent: '#B5AAE0', residue: '#A19DB0' },
  Brown: { base: '#B08A57', ink: colours.ink, accent: '#6F5330', residue: '#A08B75' },
} satisfies Record<string, More>;

export type Film = keyof typeof films;

export function filmPictures(...names: Film[]): Record<string, More> {
  return Object.fromEntries(names.map(name => [name, films[name]]));
}

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
