import { expect, test } from 'vitest';
import { addressWords } from './addressWords.ts';

test.each([
  ['/product/void-label-silver-38x19-old', 'void label silver 38x19 old'],
  ['/caf%C3%A9_labels/', 'café labels'],
  ['/page/a-2', ''],
  ['/404', ''],
  ['/%E0%A4%A', ''],
  ['/', ''],
  [`/${'seal-'.repeat(30)}`, 'seal '.repeat(12).trim()],
])('the words of %s are looked for as "%s"', (path, words) => expect(addressWords(path)).toBe(words));
