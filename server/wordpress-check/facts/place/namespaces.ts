import assert from 'node:assert/strict';
import { diagnosticsTexts } from '../../../../rules/texts/diagnostics.ts';
import type { Service } from '../../examination.ts';
import { type Check, error, expect, success } from '../../fact.ts';
import { answering, together } from '../../together.ts';

const MENDS = {
  'wp/v2': 'Let the REST API of WordPress be: a plugin has switched it off.',
  'wc/v3': 'Install and activate WooCommerce.',
  'wc/store/v1': 'Update WooCommerce to 8.9 or newer, and let its Store API be.',
};
type Namespace = keyof typeof MENDS;

/** Whether the plugins are there whose routes are asked. */
export const namespaces: Check = {
  id: 'namespaces',
  name: 'Namespaces',
  async find({ content, shop }) {
    const [ofContent, ofShop] = await Promise.all([
      content && look(content, ['wp/v2']),
      shop && look(shop, ['wc/v3', 'wc/store/v1']),
    ]);
    return together({ WordPress: ofContent, WooCommerce: ofShop });
  },
  expectations: expect('index', {
    'lists its namespaces, wp/v2 among them'({ capabilities: { content } }) {
      assert(content.namespaces?.includes('wp/v2'), 'wp/v2 is listed');
    },
  }),
};

const look = (service: Service, needed: Namespace[]) =>
  answering(service, ({ namespaces }) => {
    const missing = needed.filter(name => !namespaces.includes(name));
    if (missing.length === 0) return success(`has ${needed.join(' and ')}`, namespaces);
    const mend = `${diagnosticsTexts.checkInstallation} ${MENDS[missing[0]!]}`;
    return error(`lacks ${missing.join(' and ')}`, mend, namespaces);
  });
