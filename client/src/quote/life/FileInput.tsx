import { artworkKinds } from '../../../../rules/forms/artwork.ts';
import { useFieldControl } from '../../ui/inputs/fieldContext.ts';

const accepted = Object.values(artworkKinds)
  .flatMap(({ extensions }) => extensions.map(extension => `.${extension}`))
  .join(',');

export type FileInputProps = {
  /** which files are offered first; all that a press can work from if left out */
  accept?: string;
  /** the id of their form, where they do not stand in it */
  form?: string;
};

/** The browser's own way to choose files. */
export function FileInput(props: FileInputProps) {
  const { aria } = useFieldControl({});
  return <input type="file" name="files" multiple accept={accepted} {...props} {...aria} />;
}
