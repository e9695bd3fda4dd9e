import { expect, it } from 'vitest';
import { collectionLabel } from './labels.ts';

it.each([
  ['/wp/v2/posts?search=a+secret', 'wp/v2/posts'],
  ['/wc/v3/products/17/variations?per_page=9', 'wc/v3/products/variations'],
  ['/wc/v3/products/attributes/3/terms', 'wc/v3/products/attributes'],
  ['/wc/store/v1/cart/items/abc', 'wc/store/v1/cart'],
  ['/wp/v2/made-up', 'other'],
  ['/acme/v1/people/jane@example.com', 'other'],
])('a call to %s counts as one to %s', (path, label) => expect(collectionLabel(path)).toBe(label));
