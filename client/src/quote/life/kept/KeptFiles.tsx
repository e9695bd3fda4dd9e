import { filesTexts } from './filesTexts.ts';
import type { KeptFile } from './keptFilesOf.ts';

type KeptFilesProps = {
  files: readonly KeptFile[];
  /** the id of their form, where they do not stand in it */
  form?: string;
};

/** Files that were stored with an earlier try travel on, unless they are taken out. */
export const KeptFiles = ({ files, form }: KeptFilesProps) =>
  files.map(({ id, name }) => (
    <label key={id}>
      <input type="checkbox" name={`artwork.${id}`} value={name} form={form} defaultChecked /> {filesTexts.kept} {name}
    </label>
  ));
