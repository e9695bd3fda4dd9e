import { colours } from '../../artwork/draw/colours.ts';
import type { LabelArt } from '../../artwork/labels/spec.ts';

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
} satisfies Record<string, Partial<LabelArt>>;

export type Film = keyof typeof films;

export function filmPictures(...names: Film[]): Record<string, Partial<LabelArt>> {
  return Object.fromEntries(names.map(name => [name, films[name]]));
}
