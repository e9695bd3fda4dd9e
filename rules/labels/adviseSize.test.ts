import { expect, it } from 'vitest';
import { quoteOptions } from '../forms/quote.ts';
import { fc } from '../test/property.ts';
import { adviseSize } from './adviseSize.ts';
import { labelAdvice } from './labelAdvice.ts';
import { readLabelSize } from './labelSize.ts';

const advised = (labelType: string, text: string) =>
  adviseSize(labelType, readLabelSize(text)!).map(advice => advice.text);

it.each([
  ['regulatory', '2.5 mm round', [/2\.5 mm round cannot carry it/]],
  ['regulatory', '5 x 3', [/5 x 3 mm cannot carry it/]],
  ['regulatory', '2 x 2', [/smallest label/, /cannot carry it/]],
  ['regulatory', '6 x 3', []],
  ['regulatory', '3 x 6', []],
  ['regulatory', '20 x 10', []],
  ['regulatory', '25 x 15', [/up to 25 x 12\.5 mm;/]],
  ['regulatory', '40 x 10', [/up to 20 x 10 mm;/]],
  ['regulatory', 'round 10', [/up to 8\.8 x 4\.4 mm;/]],
  ['regulatory', 'oval 20 x 10', [/up to 14 x 7 mm;/]],
  ['security-void', '2.5 mm round', []],
  ['security-void', '2 mm round', [/smallest label/]],
  ['', '25 x 15', []],
  ['', '25 x 1', [/smallest label/]],
])('of %j labels of %s says what matters', (labelType, text, expected) => {
  const texts = advised(labelType, text);
  expect(texts).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(texts[index]).toMatch(pattern);
});

it('leaves no gap open, whatever the size', () => {
  const mm = fc.integer({ min: 1, max: 50_000 }).map(hundredths => hundredths / 100);
  const shape = fc.constantFrom('rectangle' as const, 'oval' as const);
  fc.assert(
    fc.property(fc.constantFrom(...quoteOptions.labelType), shape, mm, mm, (labelType, shape, widthMm, heightMm) => {
      const texts = adviseSize(labelType, { shape, widthMm, heightMm }).map(({ text }) => text);
      expect(texts.join()).not.toMatch(/[{}]|NaN|Infinity/);
    }),
  );
});

it('names a type that the form offers, a source and a day', () => {
  for (const { labelTypes, source, date } of labelAdvice) {
    for (const type of labelTypes ?? []) expect(quoteOptions.labelType).toContain(type);
    expect(source).toMatch(/\w{3}/);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
});
