import { expect, test } from 'vitest';
import { leanCard } from './leanCard.ts';
import { materialText, sizeText } from './offerTexts.ts';

const attribute = (slug: string, ...names: string[]) => ({ slug, options: names.map(name => ({ name })) });
const meta = [
  { key: 'pack', value: 'roll of 1000' },
  { key: 'face_material', value: 'Polyester, 50 µm' },
];

test.each([
  [[attribute('size', '25 mm', '38 mm'), attribute('material', 'Polyester')]],
  [[attribute('size', '25 mm'), attribute('material')]],
  [[attribute('material', 'Polyester', 'Vinyl')]],
  [[]],
])('a card says the same of %j without what it does not show', attributes => {
  const card = { id: '1', attributes, meta };
  const sent = leanCard(card);
  expect(sizeText(sent)).toBe(sizeText(card));
  expect(materialText(sent)).toBe(materialText(card));
  expect(sent.id).toBe('1');
  expect(sent.meta).toContainEqual(meta[0]);
});

test('a card goes without the sizes that it counts, and the second word for its material', () => {
  const card = { attributes: [attribute('size', '25 mm', '38 mm'), attribute('material', 'Polyester')], meta };
  expect(JSON.stringify(leanCard(card))).not.toMatch(/mm|50 µm/);
});
