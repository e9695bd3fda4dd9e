import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Connections } from '../../upstreams/connections.ts';
import type { Shop } from '../../upstreams/shop/shop.ts';
import type { Capabilities, CapabilityFinder, Reach } from './capabilities.ts';
import { findContent, unknownContent } from './content.ts';
import { missing } from './missing.ts';
import { findShop, unknownShop } from './shop.ts';

export interface FinderOptions {
  config: Pick<Config, 'content' | 'shop'>;
  connections: Connections;
  shop: Shop;
  log: Logger;
}

/** Looks at both services; what is found missing is logged once. */
export function createCapabilityFinder({ config, connections, shop, log }: FinderOptions): CapabilityFinder {
  const unmet = (url: string): Reach => ({
    url,
    answers: false,
    fault: null,
    permalinks: null,
    home: null,
    namespaces: null,
  });
  let current: Capabilities = {
    foundAt: null,
    content: { ...unmet(config.content.url), ...unknownContent },
    shop: { ...unmet(config.shop.url), ...unknownShop },
  };
  let running: Promise<Capabilities> | undefined;
  const said = new Set<string>();

  async function look(): Promise<Capabilities> {
    const content = await findContent(connections, config.content.credentials);
    const isOne = connections.shopRoot === connections.contentRoot;
    current = { foundAt: new Date(), content, shop: await findShop(connections, shop, isOne ? content : null) };
    const lacking = missing(current);
    for (const line of lacking.filter(line => !said.has(line))) log.warn(line);
    said.clear();
    for (const line of lacking) said.add(line);
    return current;
  }

  return {
    get current() {
      return current;
    },
    find() {
      running ??= look().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
