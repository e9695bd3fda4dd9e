import { css } from '@emotion/react';
import { color, media } from './tokens.ts';

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

/** Paper takes the place of a dark ground that no printer fills. */
const darkStock = (background: string) => `
  ${stock(background, color.onInkMute, onDark)}
  ${media.print} {
    ${stock('none', color.sheet, onLight)}
  }
`;

/** A ground to print on: paints itself and tells every part that stands on it which inks to use. */
export const surface = {
  paper: css(paperStock),
  sheet: css(stock(color.sheet, color.sheet, onLight)),
  tint: css(stock(color.tint, color.tint, onLight)),
  liner: css(stock(color.liner, color.liner, onLight)),
  signal: css(stock(color.signal, color.signal, onLight)),
  ink: css(darkStock(color.ink)),
  ink2: css(darkStock(color.ink2)),
};

export type SurfaceName = keyof typeof surface;
