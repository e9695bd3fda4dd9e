import { expect, test } from 'vitest';
import { review, reviews, variableProduct } from '../../test/products.ts';
import { lean, restore } from './servedProduct.ts';

const words = '<p>Held on a “drum” &amp; a crate.</p>\n';
const product = variableProduct({ reviews: reviews([review({ reviewer: 'A & B', review: words })]) });
const outcome = { kind: 'ready', data: { product } };
const markup =
  '<div id="reviews"><article><header><b>A &amp; B</b></header><div><div>WORDS</div></div></article></div>';
const page = new DOMParser().parseFromString(markup.replace('WORDS', words), 'text/html');

test('what the browser makes of a page has all that the page was made of', () => {
  const sent = JSON.stringify(lean(outcome));
  expect(sent).not.toMatch(/drum|A & B/);
  expect(sent.length).toBeLessThan(JSON.stringify(outcome).length);
  expect(restore(JSON.parse(sent), page)).toMatchObject(
    JSON.parse(JSON.stringify(outcome, (key, value) => (key === '__typename' ? undefined : value))),
  );
});

test('a variation keeps what its product does not say', () => {
  const [first, ...rest] = product.variations ?? [];
  const attributes = first!.attributes.map(value => ({ ...value, value: 'Of its own' }));
  const image = { ...product.images[0]!, alt: 'Of its own' };
  const own = { data: { product: { ...product, variations: [{ ...first!, attributes, image }, ...rest] } } };
  const [found] = restore(lean(own), page).data.product.variations;
  expect(found).toMatchObject({ attributes, image });
});

test('a product that is missing is left as it is', () => {
  const missing = { data: { product: null } };
  expect(restore(lean(missing), page)).toBe(missing);
});
