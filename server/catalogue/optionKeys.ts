import { wordsOf } from './words.ts';

// Keys of attributes and options in filters and URLs. The index knows options by their names alone; the key of a name is
// the slug WordPress makes of it, `38-x-19-mm` for `38 × 19 mm`.

/** `pa_size` is `size`; an attribute of one product alone is named by its words. */
export const attributeKey = ({ name, slug }: { name: string; slug?: string | undefined }): string =>
  optionKey((slug || name).replace(/^pa_/, ''));

/** From a name or a key alike. */
export const optionKey = (text: string): string => wordsOf(text).join('-');
