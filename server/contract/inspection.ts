import assert from 'node:assert/strict';
import type { Logger } from 'pino';
import { Records } from '../cache/records.ts';
import { Scope } from '../cache/scope.ts';
import { Store as Cache } from '../cache/store.ts';
import type { Capabilities } from '../capabilities/capabilities.ts';
import { createCapabilityFinder } from '../capabilities/finder.ts';
import type { Config } from '../config.ts';
import { createConnections } from '../connections.ts';
import { basic, type Pair } from '../upstreams/access.ts';
import { type Content, createContent } from '../upstreams/content/content.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import { createForms, type Forms } from '../upstreams/forms/forms.ts';
import type { Answer, CallOptions, Upstream } from '../upstreams/http.ts';
import { createShop, type Shop } from '../upstreams/shop/shop.ts';
import { createStore, type Store } from '../upstreams/store/store.ts';

export type ServiceName = 'content' | 'shop' | 'store' | 'forms';
export type Row = Record<string, unknown> & { id: number };
type Options = Pick<CallOptions, 'method' | 'body' | 'headers' | 'authorize'>;

/** A service under inspection: the gateway's own clients on it, and bare calls for what they would hide. */
export interface Inspection {
  readonly capabilities: Capabilities;
  readonly content: Content;
  readonly shop: Shop;
  readonly store: Store;
  readonly forms: Forms;
  /** the user and application password that were given; null without */
  readonly pair: Pair | null;
  /** work of the length that a visitor's has */
  scope(): Scope;
  /** @throws UpstreamError where it is refused */
  call(service: ServiceName, path: string, options?: Options): Promise<Answer>;
  rows(service: ServiceName, path: string, options?: Options): Promise<Row[]>;
  /** The refusal of what must be refused. */
  refusal(
    service: ServiceName,
    path: string,
    options?: Options,
  ): Promise<{ status: number | null; code: string | null }>;
  close(): Promise<void>;
}

/** Meets the services and finds out what they can do, as a start of the gateway does. */
export async function inspect(config: Config, log: Logger): Promise<Inspection> {
  const connections = createConnections({ config, log });
  // Nothing is kept longer than one check asks for it.
  const common = { records: new Records(new Cache(8_000_000), false), log, html: (raw: string) => raw };
  const content = createContent({ ...common, upstream: connections.content });
  const shop = createShop({ ...common, upstream: connections.shop, features: connections.features });
  const capabilities = await createCapabilityFinder({ config, connections, shop, log }).find();
  const call: Inspection['call'] = (service, path, options = {}) =>
    (connections[service] as Upstream).call(path, { ...options, requestId: 'contract' });
  return {
    capabilities,
    content,
    shop,
    store: createStore(connections.store, connections.features),
    forms: createForms(connections.forms),
    pair: config.content.credentials,
    scope: () => new Scope('contract', config.upstreamTimeoutMs),
    call,
    async rows(service, path, options) {
      const { json } = await call(service, path, options);
      assert(Array.isArray(json), `${path} answers a list`);
      return json;
    },
    async refusal(service, path, options) {
      try {
        await call(service, path, options);
      } catch (error) {
        if (error instanceof UpstreamError) return { status: error.status, code: error.serviceCode };
        throw error;
      }
      assert.fail(`${options?.method ?? 'GET'} ${path} is answered`);
    },
    close: () => connections.close(),
  };
}

export const as = (pair: Pair) => ({ authorize: () => basic(pair) });
export const asStranger = { authorize: () => null };
