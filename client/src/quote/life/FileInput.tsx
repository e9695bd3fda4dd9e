import { artworkKinds } from '../../../../rules/forms/artwork.ts';
import { useFieldControl } from '../../ui/inputs/fieldContext.ts';

const accepted = Object.values(artworkKinds)
  .flatMap(({ extensions }) => extensions.map(extension => `.${extension}`))
  .join(',');

/** The browser's own way to choose files. */
export function FileInput({ accept = accepted, form }: { accept?: string | undefined; form?: string | undefined }) {
  const { aria } = useFieldControl({});
  return <input type="file" name="files" multiple accept={accept} form={form} {...aria} />;
}
