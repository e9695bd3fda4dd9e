import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { context, media } from '../../theme/tokens.ts';

const mark = (place: string, size: string) =>
  `linear-gradient(${context.mute}, ${context.mute}) ${place} / ${size} no-repeat`;

const marks = ['0', '100%'].flatMap(x =>
  ['16px', 'calc(100% - 16px)'].flatMap(inset => [
    mark(`${x} ${inset}`, '11px 1px'),
    mark(`${inset} ${x}`, '1px 11px'),
  ]),
);

const crop = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -16px;
    pointer-events: none;
    background: ${marks.join(', ')};
  }
`;

const wideOnly = css`
  ${media.phone} {
    &::after {
      display: none;
    }
  }
`;

type CropMarksProps = ComponentProps<'figure'> & {
  /** Leave the marks out on phones, where the picture bleeds. */
  bleeds?: boolean;
};

export function CropMarks({ bleeds, ...rest }: CropMarksProps) {
  return <figure css={[crop, bleeds && wideOnly]} {...rest} />;
}
