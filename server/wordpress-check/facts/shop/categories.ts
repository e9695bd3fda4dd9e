import assert from 'node:assert/strict';
import { counted } from '../../../../rules/fillText.ts';
import { diagnosticsTexts as texts } from '../../../../rules/texts/diagnostics.ts';
import { collection } from '../../collection.ts';
import { check, type Expectation, error, expect, orNotAvailable, success } from '../../fact.ts';
import { read, said, shown } from '../../reply.ts';
import { behindShop } from './access.ts';
import { rows } from './products.ts';

const ROUTE = 'wc/v3/products/categories';

/** Whether the shop lists its categories. */
export const categories = check(
  'categories',
  'Categories',
  async ({ shop }) => {
    if (!shop) return null;
    const reply = await shop.askSigned(`/${ROUTE}?per_page=1&_fields=id,name`);
    const found = read(reply, rows);
    if (!found) return error(said(reply), texts.sameAsProducts, shown(reply));
    const total = Number(reply.headers['x-wp-total'] ?? found.length);
    return success(counted(total, '1 category', '{count} categories'), { found: found.length, categories: found });
  },
  behindShop(
    collection(ROUTE, {
      all: ['decodes, each with its parent, order and picture', ({ shop, scope }) => shop.categories.all(scope())],
    }),
  ),
);

export const attributes: readonly Expectation[] = behindShop(
  expect('wc/v3/products/attributes', {
    async 'decodes, each with its terms'({ shop, scope, rows }) {
      const attributes = await shop.attributes.all(scope());
      assert.equal(attributes.length, (await rows('/wc/v3/products/attributes')).length);
      orNotAvailable(attributes.length, 'no global attributes');
      for (const { id, slug } of attributes) assert(slug, `the slug of ${id}`);
    },
  }),
);
