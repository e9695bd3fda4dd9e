import assert from 'node:assert/strict';
import type { Logger } from 'pino';
import { Scope } from '../../cache/scope.ts';
import type { Config } from '../../config.ts';
import { basic, type Pair } from '../../upstreams/access.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import type { Answer, CallOptions, Upstream } from '../../upstreams/http.ts';
import type { Capabilities } from '../capabilities/capabilities.ts';
import { createCapabilityFinder } from '../capabilities/finder.ts';
import { type Clients, createClients } from './clients.ts';

export type ServiceName = 'content' | 'shop' | 'store' | 'forms';
export type Row = Record<string, unknown> & { id: number };
type Options = Pick<CallOptions, 'method' | 'body' | 'headers' | 'authorize'>;

/** A service under inspection: the gateway's own clients on it, and bare calls for what they would hide. */
export interface Inspection extends Omit<Clients, 'connections'> {
  readonly capabilities: Capabilities;
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
  const { connections, ...clients } = createClients({ config, log });
  const capabilities = await createCapabilityFinder({ config, connections, shop: clients.shop, log }).find();
  const call: Inspection['call'] = (service, path, options = {}) =>
    (connections[service] as Upstream).call(path, { ...options, requestId: 'contract' });
  return {
    capabilities,
    ...clients,
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
