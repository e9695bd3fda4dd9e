import { css } from '@emotion/react';
import { color } from './tokens.ts';

const onLight = `
  --text: ${color.ink};
  --soft: ${color.inkSoft};
  --mute: ${color.inkMute};
  --hair: ${color.line};
  --wash: ${color.washInk};
  --ring: ${color.ink};
  --ring-gap: ${color.sheet};
  --microtext: var(--microtext-dark);
  --registration: var(--registration-dark);
`;

const onDark = `
  --text: ${color.onInk};
  --soft: ${color.onInkSoft};
  --mute: ${color.onInkMute};
  --hair: ${color.lineInk};
  --wash: ${color.washOnInk};
  --ring: ${color.onInk};
  --ring-gap: ${color.ink};
  --microtext: var(--microtext-light);
  --registration: var(--registration-light);
`;

function stock(background: string, under: string, inks: string) {
  return `--surface: ${background}; --under: ${under}; ${inks} background: ${background}; color: var(--text);`;
}

/** The body's own surface, as text for the global sheet. */
export const paperStock = stock(color.paper, color.paper, onLight);

/** A ground to print on: paints itself and tells every part that stands on it which inks to use. */
export const surface = {
  paper: css(paperStock),
  sheet: css(stock(color.sheet, color.sheet, onLight)),
  tint: css(stock(color.tint, color.tint, onLight)),
  liner: css(stock(color.liner, color.liner, onLight)),
  signal: css(stock(color.signal, color.signal, onLight)),
  ink: css(stock(color.ink, color.onInkMute, onDark)),
  ink2: css(stock(color.ink2, color.onInkMute, onDark)),
};

export type SurfaceName = keyof typeof surface;
