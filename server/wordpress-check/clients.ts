import { Records } from '../cache/records.ts';
import { Store as Cache } from '../cache/store.ts';
import type { Config } from '../config.ts';
import { type ConnectionOptions, type Connections, createConnections } from '../upstreams/connections.ts';
import { type Content, createContent } from '../upstreams/content/content.ts';
import { createForms, type Forms } from '../upstreams/forms/forms.ts';
import { createShop, type Shop } from '../upstreams/shop/shop.ts';
import { createStore, type Store } from '../upstreams/store/store.ts';

/** The gateway's own clients, without the gateway. */
export interface Clients {
  readonly connections: Connections;
  readonly content: Content;
  readonly shop: Shop;
  readonly store: Store;
  readonly forms: Forms;
}

/** Clients that keep nothing longer than one question needs it. */
export function createClients(options: ConnectionOptions & { config: Pick<Config, 'productMeta'> }): Clients {
  const connections = createConnections(options);
  const { config, log } = options;
  const { features } = connections;
  const common = { records: new Records(new Cache(8_000_000), false), log, html: (raw: string) => raw };
  return {
    connections,
    content: createContent({ ...common, upstream: connections.content }),
    shop: createShop({ ...common, upstream: connections.shop, features, productMeta: config.productMeta }),
    store: createStore(connections.store, features),
    forms: createForms(connections.forms),
  };
}
