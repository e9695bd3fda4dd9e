import { createBounded } from '../../cache/bounded.ts';
import { wordsOf } from '../search/words.ts';

// Keys of attributes and options in filters and URLs. The index knows options by their names alone; the key of a name is
// the slug WordPress makes of it, `38-x-19-mm` for `38 × 19 mm`.

/** `pa_size` is `size`; an attribute of one product alone is named by its words. */
export const attributeKey = ({ name, slug }: { name: string; slug?: string | undefined }): string =>
  optionKey((slug || name).replace(/^pa_/, ''));

/** A shop has some hundred options, and every product of a list names some of them. */
const known = createBounded<string>({ maxBytes: 1_500_000, sizeOf: key => 2 * key.length });

/** From a name or a key alike. */
export function optionKey(text: string): string {
  const key = known.get(text) ?? wordsOf(text).join('-');
  known.set(text, key);
  return key;
}
