import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { sizeText } from '../../../../rules/forms/artwork.ts';
import { artworkTexts } from '../../../../rules/texts/quote/artwork.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, context, space } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { FieldMessage } from '../../ui/inputs/FieldMessage.tsx';
import { FileLine } from './FileLine.tsx';
import type { Sending } from './useUploads.ts';

const bar = css`
  appearance: none;
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  background: ${context.wash};
  accent-color: ${color.signal};
  &::-webkit-progress-bar {
    background: ${context.wash};
  }
  &::-webkit-progress-value {
    background: ${color.signal};
  }
  &::-moz-progress-bar {
    background: ${color.signal};
  }
`;

const again = css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}`, alignItems: 'center' });

type SendingLineProps = { sending: Sending; onRetry: () => void; onCancel: () => void };

/** A file on its way, or why it did not arrive. */
export function SendingLine({ sending, onRetry, onCancel }: SendingLineProps) {
  const { file, share, fault } = sending;
  const percent = Math.round(share * 100);
  const detail = fault ? sizeText(file.size) : fillText(artworkTexts.sent, { percent });
  const action = fillText(fault ? uiTexts.remove : artworkTexts.cancel, { name: file.name });
  return (
    <FileLine name={file.name} detail={detail} action={action} onAction={onCancel}>
      {fault ? (
        <div css={again}>
          <FieldMessage kind="error">{fault.message}</FieldMessage>
          {fault.again && (
            <Button variant="text" size="sm" onClick={onRetry}>
              {artworkTexts.retry}
            </Button>
          )}
        </div>
      ) : (
        <progress css={bar} max={100} value={percent} aria-label={file.name} />
      )}
    </FileLine>
  );
}
