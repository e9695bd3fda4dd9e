import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { color, font, size, space } from '../../theme/tokens.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { FileInput, type FileInputProps } from './FileInput.tsx';

const drop = css`
  border: 1.5px dashed ${color.lineStrong};
  padding: 16px 18px;
  display: grid;
  gap: 12px;
  justify-items: start;
  input {
    max-width: 100%;
    min-height: ${space.touch};
    font-size: ${size.fsUi};
    vertical-align: middle;
    accent-color: ${color.ink};
  }
  input::file-selector-button {
    font: 600 ${size.fsUi} / 1 ${font.sans};
    min-height: 40px;
    padding: 0 14px;
    margin-right: 12px;
    border: 1.5px solid ${color.ink};
    background: ${color.sheet};
    border-radius: ${space.radius};
    cursor: pointer;
  }
`;

type AddFilesProps = FileInputProps & { label: string; hint: string; children?: ReactNode };

/** Files that travel with their form, with scripts and without. */
export const AddFiles = ({ label, hint, children, ...files }: AddFilesProps) => (
  <div css={[drop, surface.paper]}>
    <Field label={label} hint={hint}>
      <FileInput {...files} />
    </Field>
    {children}
  </div>
);
