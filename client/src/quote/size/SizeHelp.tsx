import { css } from '@emotion/react';
import type { RefObject } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { labelSizeText, readLabelSize } from '../../../../rules/labelSize.ts';
import { sizeTexts } from '../../../../rules/texts.ts';
import { surface } from '../../theme/surface.ts';
import { text as type } from '../../theme/text.ts';
import { space } from '../../theme/tokens.ts';
import { Hint } from '../../ui/Hint.tsx';
import { Calibration } from './Calibration.tsx';
import { SizeAdvice } from './SizeAdvice.tsx';
import { SizeDrawing } from './SizeDrawing.tsx';
import { useFormValue } from './useFormValue.ts';
import { useScale } from './useScale.ts';

const panel = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3, padding: space.s4 });
const words = css({ display: 'grid', gap: space.s3 });

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
  return (
    <div css={size && [surface.tint, panel]}>
      <div css={words} aria-live="polite">
        {size && <p css={type.small}>{fillText(sizeTexts.understood, { size: labelSizeText(size) })}</p>}
        {size && <SizeAdvice labelType={labelType} size={size} />}
        {!size && text.trim() !== '' && <Hint>{sizeTexts.unread}</Hint>}
      </div>
      {size && <SizeDrawing size={size} scale={scale} />}
      {size && <Calibration scale={scale} />}
    </div>
  );
}
