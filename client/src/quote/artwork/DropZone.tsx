import { css } from '@emotion/react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { artworkKinds } from '../../../../rules/forms/artwork.ts';
import { artworkTexts } from '../../../../rules/texts/quote/artwork.ts';
import { color, motion, space } from '../../theme/tokens.ts';
import { Icon } from '../../ui/content/Icon.tsx';
import { controlStates } from '../../ui/inputs/control.ts';
import { useFieldControl } from '../../ui/inputs/fieldContext.ts';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';

const zone = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s3};
  min-height: 72px;
  padding: ${space.s3} ${space.s4};
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${space.radius};
  font-weight: 600;
  text-align: center;
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    border-color: ${color.ink};
  }
  &:focus-within {
    outline: 3px solid ${color.ink};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    color: ${color.inkMute};
    background: ${color.tint};
    cursor: not-allowed;
  }
`;

const over = css({ background: color.liner, borderColor: color.ink });

const accepted = Object.values(artworkKinds)
  .flatMap(({ type, extensions }) => [type, ...extensions.map(extension => `.${extension}`)])
  .join(',');

type DropZoneProps = {
  disabled: boolean;
  onFiles: (files: FileList) => void;
  /** Somebody is about to choose. */
  onApproach: () => void;
};

/** A file input with a large face, on which files can also be dropped. It keeps no files itself. */
export function DropZone({ disabled, onFiles, onApproach }: DropZoneProps) {
  const [dragged, setDragged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { state, aria } = useFieldControl({});
  const take = (files: FileList | null | undefined) => {
    if (files?.length && !disabled) onFiles(files);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setDragged(event.type === 'dragover' && !disabled);
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event);
    take(event.dataTransfer.files);
  };
  // What was chosen before the page's script had come.
  const first = useRef(take);
  useEffect(() => first.current(input.current?.files), []);
  return (
    <label
      css={[zone, controlStates[state], dragged && over]}
      onPointerEnter={onApproach}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      <Icon name="die" />
      <span>{artworkTexts.choose}</span>
      <input
        ref={input}
        css={visuallyHidden}
        type="file"
        accept={accepted}
        multiple
        disabled={disabled}
        onFocus={onApproach}
        onChange={onChange}
        {...aria}
      />
    </label>
  );
}
