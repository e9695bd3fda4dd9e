import { css } from '@emotion/react';
import { color } from '../../../theme/tokens.ts';
import { filesTexts } from './filesTexts.ts';
import type { KeptFile } from './keptFilesOf.ts';

/** As large as other boxes of a form; drawn like them it would weigh more than the rest of this. */
const tick = css({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  minHeight: 36,
  input: { width: 20, height: 20, margin: 0, accentColor: color.ink },
});

type KeptFilesProps = {
  files: readonly KeptFile[];
  /** the id of their form, where they do not stand in it */
  form?: string;
};

/** Files that were stored with an earlier try travel on, unless they are taken out. */
export const KeptFiles = ({ files, form }: KeptFilesProps) =>
  files.map(({ id, name }) => (
    <label key={id} css={tick}>
      <input type="checkbox" name={`artwork.${id}`} value={name} form={form} defaultChecked />
      <span>
        {filesTexts.kept} {name}
      </span>
    </label>
  ));
