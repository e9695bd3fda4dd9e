import { expect, it } from 'vitest';
import { cdnTagsOf, MOST_TAGS } from './cdnTags.ts';

const VARNISH_LINE_BYTES = 8_192;
const rows = (count: number) => Array.from({ length: count }, (_, row) => `product:${row}`);

it('names all tags of an answer that a header has room for, in Varnish too', () => {
  const tags = cdnTagsOf(rows(MOST_TAGS));
  expect(tags).toHaveLength(MOST_TAGS + 1);
  expect(`surrogate-key: ${tags.join(' ')}\r\n`.length).toBeLessThan(VARNISH_LINE_BYTES);
});

it('names one in the place of more', () => {
  expect(cdnTagsOf(rows(MOST_TAGS + 1))).toEqual(['all', 'many']);
});
