import { css } from '@emotion/react';
import { type ComponentType, useEffect, useState } from 'react';
import { artworkLimits } from '../../../../rules/artwork.ts';
import { artworkTexts } from '../../../../rules/texts.ts';
import { media, space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import type { ArtworkFilesProps } from './ArtworkFiles.tsx';
import { type AttachedFile, type ChosenFile, chosen } from './attachedFile.ts';
import { DropZone } from './DropZone.tsx';

const getFiles = () => import('./ArtworkFiles.tsx').then(({ ArtworkFiles }) => ArtworkFiles);

const across = css({ gridColumn: '1 / -1', display: 'grid', gap: space.s3 });
const scripted = css({ [media.noScript]: { display: 'none' } });
const unscripted = css({ display: 'none', [media.noScript]: { display: 'block' } });

type ArtworkFieldProps = {
  id: string;
  value: readonly AttachedFile[];
  onChange: (value: AttachedFile[]) => void;
  error?: string | undefined;
};

/**
 * Attaches files to the form it stands in: their ids travel in a field `artwork`, with spaces between. What sends and
 * lists them is loaded when the first is chosen.
 */
export function ArtworkField({ id, value, onChange, error }: ArtworkFieldProps) {
  const [Files, setFiles] = useState<ComponentType<ArtworkFilesProps> | null>(null);
  const [lost, setLost] = useState(false);
  const [files, setChosen] = useState<readonly ChosenFile[]>([]);
  const needed = value.length > 0 || files.length > 0;
  useEffect(() => {
    if (!needed) return;
    getFiles().then(
      part => setFiles(() => part),
      () => setLost(true),
    );
  }, [needed]);
  return (
    <div css={across}>
      <Field
        css={scripted}
        id={id}
        label={artworkTexts.label}
        hint={artworkTexts.hint}
        error={lost ? artworkTexts.broken : error}
        optional
      >
        <DropZone
          disabled={value.length >= artworkLimits.files}
          onFiles={list => setChosen(before => [...before, ...chosen(list)])}
          onApproach={() => void getFiles().catch(() => {})}
        />
      </Field>
      {Files && <Files chosen={files} value={value} onChange={onChange} />}
      {value.length > 0 && <input type="hidden" name="artwork" value={value.map(file => file.id).join(' ')} />}
      <p css={unscripted}>{artworkTexts.noScripts}</p>
    </div>
  );
}
