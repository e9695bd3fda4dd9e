import { expect, test } from 'vitest';
import { labelTypeOf, materialOf } from './kinds.ts';
import { type QuotedLine, variationOf } from './knownValues.ts';
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
  ['roll of 1000', 5, 'Rolls of 1000', '5000 labels'],
  ['box of 36', 5, 'Boxes of 36', '180 pieces'],
  ['pack of 1', 1, 'Packs of 1', '1 label'],
  ['box of 1', 1, 'Boxes of 1', '1 piece'],
  ['single plate', 5, null, null],
  [null, 5, null, null],
])('%s, %i of them, is counted as %s', (pack, quantity, units, content) => {
  expect(packUnits(pack)).toBe(units);
  expect(packContent(pack, quantity)).toBe(content);
});

const sized = (value: string, sku: string | null) => ({ id: value, sku, attributes: [{ slug: 'size', value }] });
const inherited = ['25 × 15 mm', '125 × 15 mm'].map(size => sized(size, 'VOID'));
const nameless = ['25 × 15 mm', '125 × 15 mm'].map(size => sized(size, null));

test.each([
  ['shares the SKU of its product', inherited, 'VOID', 'Void (125 × 15 mm)', '125 × 15 mm'],
  ['has none, as its product', nameless, '', 'Void (125 × 15 mm)', '125 × 15 mm'],
  ['is not chosen, and would share the SKU', inherited, 'VOID', 'Void', undefined],
  ['is not chosen, and would have none', nameless, '', 'Void', undefined],
  ['has a SKU of its own, and other words by now', [sized('25 mm', 'VOID-S')], 'VOID-S', 'Void (Small)', '25 mm'],
])('a variation that %s is known by its name', (_, variations, sku, productName, found) => {
  const product = { sku: sku ? 'VOID' : null, variations };
  expect(variationOf({ item: { sku, productName }, product } as unknown as QuotedLine)?.id).toBe(found);
});
