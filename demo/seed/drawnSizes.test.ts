import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeHTML } from 'entities';
import { expect, it } from 'vitest';
import { seed } from './index.ts';

const files = path.join(import.meta.dirname, 'files');

/** What a drawing says under and beside itself: `25 × 15 mm`, `25 mm` with `15 mm`, `Ø 20 mm`, `48 mm × 66 m`, or a tape's width. */
const MEASURE = /^(Ø )?[\d.]+( × [\d.]+)? mm$|^[\d.]+ mm × [\d.]+ m$/;

/** The size that a picture says it shows, as the shop writes sizes; null of a picture that says none. */
function drawnSize(key: string): string | null {
  const file = path.join(files, `${key}.svg`);
  if (!existsSync(file)) return null;
  const texts = [...readFileSync(file, 'utf8').matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) =>
    decodeHTML(text!),
  );
  const said = texts.filter(text => MEASURE.test(text));
  // The roll beside a blank label may show another one.
  const [first, second] = said.filter((text, at) => at === 0 || !text.includes('×'));
  if (!first) return null;
  const size = second ? `${first.replace(' mm', '')} × ${second}` : first;
  return size.replace('Ø', 'o').replace('×', 'x').replaceAll(/[ .]/g, '-');
}

const pictures = seed.products.flatMap(({ slug, attributes, images }) => {
  const sizes = attributes.find(({ name }) => name === 'Size')?.options ?? [];
  return sizes.length === 0 ? [] : images.map(key => ({ slug, key, sizes, drawn: drawnSize(key) }));
});

it('has drawings that say their size', () => {
  expect(pictures.filter(({ drawn }) => drawn !== null).length).toBeGreaterThan(150);
});

it('draws every product in a size that it is sold in', () => {
  const wrong = pictures.filter(
    ({ drawn, sizes }) => drawn !== null && !sizes.some(size => size === drawn || size.startsWith(`${drawn}-x-`)),
  );
  expect(wrong).toEqual([]);
});

it('says the same size beside a picture as in it', () => {
  const alts = new Map(seed.media.map(({ key, alt }) => [key, alt]));
  const wrong = pictures.flatMap(({ key, drawn }) => {
    const [, said] = /(\d[\d.]* × \d[\d.]* mm)/.exec(alts.get(key) ?? '') ?? [];
    return said && drawn && said.replace('×', 'x').replaceAll(/[ .]/g, '-') !== drawn ? [{ key, said, drawn }] : [];
  });
  expect(wrong).toEqual([]);
});

it('says no size where a badge lies over the picture', () => {
  const hidden = pictures.filter(({ key }) => {
    const file = path.join(files, `${key}.svg`);
    if (!existsSync(file)) return false;
    const texts = readFileSync(file, 'utf8').matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g);
    return [...texts].some(([, x, y, words]) => Number(x) < 290 && Number(y) < 90 && MEASURE.test(decodeHTML(words!)));
  });
  expect(hidden.map(({ key }) => key)).toEqual([]);
});
