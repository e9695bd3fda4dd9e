import { css, Global } from '@emotion/react';
import { fontFaces } from './fontFaces.ts';
import {
  chevronUrl,
  microtextLightUrl,
  microtextUrl,
  registrationLightUrl,
  registrationUrl,
  starUrl,
  voidCheckUrl,
} from './ornaments.ts';
import { paperStock } from './surface.ts';
import { color, context, font, media, size, space } from './tokens.ts';
import { customProperties } from './values.ts';

const images = Object.entries({
  'void-check': voidCheckUrl,
  chevron: chevronUrl,
  star: starUrl,
  'microtext-dark': microtextUrl,
  'microtext-light': microtextLightUrl,
  'registration-dark': registrationUrl,
  'registration-light': registrationLightUrl,
})
  .map(([name, url]) => `--${name}: url("${url}");`)
  .join('\n');

const properties = css`
  ${fontFaces}
  :root,
  ::backdrop {
    ${customProperties}
    ${images}
  }
  ${media.phone} {
    :root {
      --margin: 20px;
      --gutter: 16px;
    }
  }
  ${media.tiny} {
    :root {
      --margin: 16px;
    }
  }
  ${media.reducedMotion} {
    :root {
      --quick: 1ms;
      --peel: 1ms;
      --picture: 1ms;
    }
  }
`;

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  /* A picture moves from its card to its screen; all else is there at once. */
  ::view-transition-group(root),
  ::view-transition-old(root),
  ::view-transition-new(root) {
    animation: none;
  }
  ::view-transition-group(picture) {
    animation-duration: var(--peel);
  }
  html:has(dialog:modal) {
    overflow: hidden;
  }
  body {
    margin: 0;
    ${paperStock}
    font: 400 ${size.fs3} / 1.6 ${font.sans};
    font-stretch: 100%;
    -webkit-font-smoothing: antialiased;
  }
  main,
  dialog {
    overflow-wrap: anywhere;
  }
  table {
    overflow-wrap: break-word;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  legend {
    padding: 0;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
`;

const type = css`
  a {
    color: inherit;
    text-underline-offset: 0.18em;
    text-decoration-thickness: 1px;
  }
  h1,
  h2,
  h3,
  h4 {
    font-weight: 700;
    font-stretch: 108%;
    letter-spacing: -0.018em;
    line-height: 1.12;
    text-wrap: balance;
  }
  mark {
    background: ${color.signal};
    color: ${color.ink};
    padding: 0 0.1em;
  }
  :focus-visible {
    outline: 2px solid ${context.ring} !important;
    outline-offset: 2px;
    box-shadow:
      0 0 0 2px ${context.ringGap},
      0 0 0 7px ${color.signal} !important;
    z-index: 2;
  }
  /* How the network is; the service worker writes one of its own into what it remembers. */
  [data-line]:not(:empty) {
    position: sticky;
    top: 0;
    z-index: 30;
    padding: 10px ${space.margin};
    background: ${color.ink};
    color: ${color.onInk};
    font-size: ${size.fs2};
  }
  /* In letters twice as large the header's words are as large as its bar has room for. */
  @media (min-width: 961px) {
    header nav {
      font-size: min(1rem, 1.7vw);
    }
    header nav ~ div > a[href] {
      font-size: min(0.9375rem, 1.6vw);
    }
  }
  /* Focus is put here after navigation, to read on from; there is nothing to operate. */
  :is(h1, main, section, div, ul)[tabindex='-1']:focus-visible {
    outline: none !important;
    box-shadow: none !important;
  }
`;

/**
 * On paper stands what the page says: no menus, nothing to press, and what was folded is open. Marks over a picture go
 * too: where grounds are not printed, the browser paints white in their place.
 */
const printed = css`
  ${media.print} {
    body > :not(main),
    figure::after,
    main :is(nav, button, search, details:has(form), input[type='file'], :has(> select[form])),
    main a:is([href^='/cart'], [href^='/compare'], #add) {
      display: none !important;
    }
    /* The sheet has margins of its own. */
    body {
      --margin: 0px;
      background: none;
    }
    main * {
      box-shadow: none !important;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
      opacity: 1;
    }
    /* Without its mask, a rating would be a bar. */
    [role='img'] svg {
      print-color-adjust: exact;
    }
    address,
    article:not(:has(h1)),
    dl,
    figure,
    label,
    li,
    tr {
      break-inside: avoid;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
  }
`;

/** Tokens, fonts, reset, focus ring and paper, once per document. */
export function GlobalStyles() {
  return <Global styles={[properties, reset, type, printed]} />;
}
