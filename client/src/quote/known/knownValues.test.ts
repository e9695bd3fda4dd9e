import { expect, test } from 'vitest';
import { labelTypeOf, materialOf } from './kinds.ts';
import { packContent, packUnits } from './packWords.ts';

test.each([
  ['regulatory security icasa-labels void-labels', 'regulatory'],
  ['security void-labels', 'security-void'],
  ['security tamper-evident-seals', 'tamper-evident'],
  ['security warranty-seals', 'tamper-evident'],
  ['specialty intrinsic-safety', 'intrinsic-safety'],
  ['specialty multifunctional-labels', 'multifunctional-security'],
  ['general box-sealing-tape', 'packaging-tape'],
  ['general asset-tags', 'other'],
])('categories %s are the label type %s', (slugs, type) => {
  expect(labelTypeOf(slugs.split(' ').map(slug => ({ slug })))).toBe(type);
});

test.each([
  ['Void polyester', 'polyester'],
  ['Metallised polyester', 'metallic'],
  ['Clear polyester', 'transparent'],
  ['Ultra-destructible vinyl', 'security-material'],
  ['Coated paper', 'paper'],
  ['Polyimide', 'other'],
])('%s is the material %s', (words, material) => {
  expect(materialOf(words)).toBe(material);
});

test.each([
  ['roll of 1000', 'Rolls of 1000', '5000 labels'],
  ['box of 36', 'Boxes of 36', '180 pieces'],
  ['single plate', null, null],
  [null, null, null],
])('%s is counted as %s', (pack, units, content) => {
  expect(packUnits(pack)).toBe(units);
  expect(packContent(pack, 5)).toBe(content);
});
