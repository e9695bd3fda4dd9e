import { css } from '@emotion/react';
import { context, font, size } from './tokens.ts';

const pageHeading = css`
  font-size: ${size.fsPage};
  line-height: 1.04;
  letter-spacing: -0.026em;
  font-stretch: 110%;
`;

/** The type roles of the design; headings get weight and width from the global sheet. */
export const text = {
  headingXl: css`
    font-size: ${size.fs9};
    line-height: 1.02;
    letter-spacing: -0.03em;
    font-stretch: 112%;
    font-weight: 720;
  `,
  headingL: css`
    font-size: ${size.fs8};
    line-height: 1.04;
    letter-spacing: -0.026em;
    font-stretch: 110%;
  `,
  pageHeading,
  headingM: css({ fontSize: size.fs7 }),
  headingS: css({ fontSize: size.fs6 }),
  headingXs: css({ fontSize: size.fs5 }),
  headingXxs: css({ fontSize: size.fs4, letterSpacing: '-0.008em' }),
  lead: css`
    font-size: ${size.fs4};
    line-height: 1.55;
    color: ${context.soft};
    max-width: 60ch;
    text-wrap: pretty;
  `,
  small: css({ fontSize: size.fs2, lineHeight: 1.4 }),
  mono: css`
    font-family: ${font.mono};
    font-size: ${size.fs1};
    font-weight: 450;
    letter-spacing: -0.01em;
    font-variant-numeric: tabular-nums;
  `,
  mute: css({ color: context.mute }),
  soft: css({ color: context.soft }),
};
