import { css } from '@emotion/react';
import { useRef } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { sizeText } from '../../../../rules/forms/artwork.ts';
import { artworkTexts } from '../../../../rules/texts/quote/artwork.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, space } from '../../theme/tokens.ts';
import { FieldMessage } from '../../ui/inputs/FieldMessage.tsx';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { AttachedFile, ChosenFile } from './attachedFile.ts';
import { FileLine } from './FileLine.tsx';
import { SendingLine } from './SendingLine.tsx';
import { useHeldForm } from './useHeldForm.ts';
import { useUploads } from './useUploads.ts';

const place = css({ display: 'grid', gap: space.s2 });
const list = css({ borderTop: `1px solid ${color.line}` });

export type ArtworkFilesProps = {
  /** every file chosen so far */
  chosen: readonly ChosenFile[];
  attached: readonly AttachedFile[];
};

/** The attached files and those on their way. The form is held back until each has arrived or is taken back. */
export function ArtworkFiles({ chosen, attached }: ArtworkFilesProps) {
  const root = useRef<HTMLDivElement>(null);
  const { sendings, news, full, retry, cancel, remove } = useUploads(chosen);
  const held = useHeldForm(root, sendings.length > 0);
  const stepBack = () => root.current?.focus();
  return (
    <div css={place} ref={root} tabIndex={-1}>
      {attached.length + sendings.length > 0 && (
        <ul css={list} aria-label={artworkTexts.list}>
          {attached.map(file => (
            <FileLine
              key={file.id}
              name={file.name}
              detail={sizeText(file.bytes)}
              action={fillText(uiTexts.remove, { name: file.name })}
              onAction={() => {
                stepBack();
                remove(file);
              }}
            />
          ))}
          {sendings.map(sending => (
            <SendingLine
              key={sending.key}
              sending={sending}
              onRetry={() => retry(sending)}
              onCancel={() => {
                stepBack();
                cancel(sending);
              }}
            />
          ))}
        </ul>
      )}
      {full && <FieldMessage kind="error">{artworkTexts.faults.TOO_MANY_FILES}</FieldMessage>}
      {held && (
        <FieldMessage kind="error" role="alert">
          {artworkTexts.unfinished}
        </FieldMessage>
      )}
      <p css={visuallyHidden} role="status">
        {news}
      </p>
    </div>
  );
}
