import { css } from '@emotion/react';
import { color, context, font, media, space } from '../../theme/tokens.ts';

/** A label with its native checkbox or radio drawn as a 20 px ink box, and a count at the right. */
export const checkSkin = css`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 36px;
  cursor: pointer;
  font-size: 0.9375rem;
  line-height: 1.3;
  ${media.tablet} {
    min-height: ${space.touch};
  }
  input {
    appearance: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 1.5px solid ${color.lineStrong};
    background: ${color.sheet};
    border-radius: ${space.radius};
    flex: none;
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  input:hover {
    border-color: ${color.ink};
  }
  /* On paper, too: the grounds are all that says it. */
  input:checked {
    background: ${color.ink};
    border-color: ${color.ink};
    print-color-adjust: exact;
  }
  small {
    flex: none;
    margin-left: auto;
    font: 450 12px / 1 ${font.mono};
    color: ${context.mute};
  }
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
  }
`;

export const tickMark = css`
  input:checked::after {
    content: '';
    width: 10px;
    height: 5px;
    border: solid ${color.signal};
    border-width: 0 0 2.5px 2.5px;
    transform: rotate(-45deg) translate(1px, -1px);
  }
`;

export const dotMark = css`
  input {
    border-radius: 50%;
  }
  input:checked::after {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.signal};
  }
`;
