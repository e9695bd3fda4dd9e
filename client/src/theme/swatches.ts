import { css } from '@emotion/react';

/** Colours a label comes in, by the words shops use for them. */
const grounds = {
  blue: '#1d4f91',
  red: '#c3242b',
  silver: '#c9ced1',
  clear: 'linear-gradient(135deg, #ffffff 46%, #0b1828 46% 54%, #ffffff 54%)',
  white: '#ffffff',
  black: '#0b1828',
  green: '#0b6b57',
  yellow: '#ffc21a',
  orange: '#ff5a1f',
  gold: '#c9a227',
  grey: '#7b8784',
  purple: '#5b3a8c',
  pink: '#e58fb1',
  brown: '#7a4f2b',
  kraft: '#c8a677',
  holographic: 'linear-gradient(135deg, #b9e3f2, #e6c6ee 35%, #f6ecb5 65%, #b8ecd0)',
} as const;

const synonyms: Readonly<Record<string, keyof typeof grounds>> = {
  transparent: 'clear',
  gray: 'grey',
  hologram: 'holographic',
  metallic: 'silver',
  chrome: 'silver',
};

const styles = new Map(Object.entries(grounds).map(([name, background]) => [name, css({ background })]));

/** The swatch for an option such as 'Blue' or 'matt silver', or undefined when it names no known colour. */
export const swatchOf = (option: string) => styles.get(nameOf(option) ?? '');

/** The plain colour of such an option, for drawings; null where it has none. */
export function plainColour(option: string): string | null {
  const name = nameOf(option);
  return name && grounds[name].startsWith('#') ? grounds[name] : null;
}

function nameOf(option: string): keyof typeof grounds | undefined {
  const words = option.toLowerCase().split(/[^a-z]+/);
  return words.map(word => synonyms[word] ?? word).find((word): word is keyof typeof grounds => word in grounds);
}
