import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { labelSizeText, readLabelSize } from '../../../../rules/labels/labelSize.ts';
import { sizeTexts } from '../../../../rules/labels/texts.ts';
import { surface } from '../../theme/surface.ts';
import { text as type } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { Hint } from '../../ui/inputs/Hint.tsx';
import { Calibration } from './Calibration.tsx';
import { SizeAdvice } from './SizeAdvice.tsx';
import { SizeDrawing } from './SizeDrawing.tsx';
import { useFormValue } from './useFormValue.ts';
import { useScale } from './useScale.ts';

const across = css({ gridColumn: '1 / -1' });
const panel = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s3} ${space.gutter};
  align-items: start;
  padding: ${space.s4};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const words = css({ display: 'grid', gap: space.s3 });
// As long as it says nothing it takes no row of its own.
const silent = css({ position: 'absolute' });

export type SizeHelpProps = {
  text: string;
  /** the field's own control */
  input: RefObject<HTMLInputElement | null>;
};

/** What a size was understood as: in words, drawn to scale, and what is worth knowing about it. */
export function SizeHelp({ text, input }: SizeHelpProps) {
  const labelType = useFormValue(input, 'labelType');
  const scale = useScale();
  const size = readLabelSize(text);
  const unread = !size && text.trim() !== '';
  return (
    <div css={size ? [across, surface.tint, panel] : unread ? across : silent}>
      <div css={words} aria-live="polite">
        {size && <p css={type.small}>{fillText(sizeTexts.understood, { size: labelSizeText(size) })}</p>}
        {size && <SizeAdvice labelType={labelType} size={size} />}
        {unread && <Hint>{sizeTexts.unread}</Hint>}
      </div>
      {size && (
        <div>
          <SizeDrawing size={size} scale={scale} />
          <Calibration scale={scale} />
        </div>
      )}
    </div>
  );
}
