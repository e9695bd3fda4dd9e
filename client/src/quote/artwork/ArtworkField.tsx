import { css } from '@emotion/react';
import { type ComponentType, useEffect, useState } from 'react';
import { artworkLimits } from '../../../../rules/forms/artwork.ts';
import { artworkTexts } from '../../../../rules/texts/quote/artwork.ts';
import { text } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import type { ArtworkFilesProps } from './ArtworkFiles.tsx';
import { useAttached } from './attached.ts';
import { type ChosenFile, chosenOf } from './attachedFile.ts';
import { DropZone } from './DropZone.tsx';

const getFiles = () => import('./ArtworkFiles.tsx').then(({ ArtworkFiles }) => ArtworkFiles);

const across = css({ gridColumn: '1 / -1', display: 'grid', gap: space.s3 });
const scripted = css({ [media.noScript]: { display: 'none' } });
const unscripted = css({ display: 'none', [media.noScript]: { display: 'block' } });

type ArtworkFieldProps = { id: string; error?: string | undefined };

/**
 * Attaches files to the form it stands in: their ids travel in a field `artwork`, with spaces between. They are kept in
 * the browser until they are sent. What sends and lists them is loaded when the first is chosen.
 */
export function ArtworkField({ id, error }: ArtworkFieldProps) {
  const attached = useAttached();
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [Files, setFiles] = useState<ComponentType<ArtworkFilesProps> | null>(null);
  const [lost, setLost] = useState(false);
  const needed = attached.length > 0 || chosen.length > 0;
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
          disabled={attached.length >= artworkLimits.files}
          onFiles={files => {
            // At once: the field is emptied next, and its list of files with it, perhaps before React asks.
            const more = chosenOf(files);
            setChosen(before => [...before, ...more]);
          }}
          onApproach={() => void getFiles().catch(() => {})}
        />
      </Field>
      {Files && <Files chosen={chosen} attached={attached} />}
      {attached.length > 0 && <input type="hidden" name="artwork" value={attached.map(file => file.id).join(' ')} />}
      <p css={[text.small, unscripted]}>{artworkTexts.noScripts}</p>
    </div>
  );
}
