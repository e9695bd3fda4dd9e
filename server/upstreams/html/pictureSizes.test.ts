import { expect, it } from 'vitest';
import { withPictureSizes } from './pictureSizes.ts';

const library = (asked: number[][]) => async (ids: number[]) => {
  asked.push(ids);
  return ids.map(id => (id === 9 ? null : { width: id * 100, height: id * 50 }));
};

it('asks the library once for all pictures without a size', async () => {
  const asked: number[][] = [];
  const html =
    '<img src="/_image/a" alt="" class="wp-image-5 alignleft" /><img src="/_image/b" class="wp-image-7" /><img src="/_image/c" class="wp-image-9" />';
  expect(await withPictureSizes(html, library(asked))).toBe(
    '<img width="500" height="250" src="/_image/a" alt="" class="wp-image-5 alignleft" /><img width="700" height="350" src="/_image/b" class="wp-image-7" /><img src="/_image/c" class="wp-image-9" />',
  );
  expect(asked).toEqual([[5, 7, 9]]);
});

it('asks for nothing where every picture has a size or none is of the library', async () => {
  const asked: number[][] = [];
  const html = '<img src="/_image/a" class="wp-image-5" width="10" height="10" /><img src="/_image/b" />';
  expect(await withPictureSizes(html, library(asked))).toBe(html);
  expect(asked).toEqual([]);
});
