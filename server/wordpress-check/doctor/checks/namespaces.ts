import { diagnosticsTexts } from '../../../../rules/texts/diagnostics.ts';
import type { Check, Finding } from '../check.ts';
import type { Remote } from '../remote.ts';
import { answering, together } from '../services.ts';

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
  async run({ content, shop }) {
    const [ofContent, ofShop] = await Promise.all([
      content && look(content, ['wp/v2']),
      shop && look(shop, ['wc/v3', 'wc/store/v1']),
    ]);
    return together({ WordPress: ofContent, WooCommerce: ofShop });
  },
};

const look = (remote: Remote, needed: Namespace[]) =>
  answering(remote, ({ namespaces }): Finding => {
    const missing = needed.filter(name => !namespaces.includes(name));
    if (missing.length === 0) return { status: 'success', detail: `has ${needed.join(' and ')}`, data: namespaces };
    const mend = `${diagnosticsTexts.checkInstallation} ${MENDS[missing[0]!]}`;
    return { status: 'error', detail: `lacks ${missing.join(' and ')}`, mend, data: namespaces };
  });
