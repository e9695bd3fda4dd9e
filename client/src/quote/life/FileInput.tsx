import { useFieldControl } from '../../ui/inputs/fieldContext.ts';
import { accepted } from './AddFiles.tsx';

/** The browser's own way to choose files. */
export function FileInput() {
  const { aria } = useFieldControl({});
  return <input type="file" name="files" multiple accept={accepted} {...aria} />;
}
