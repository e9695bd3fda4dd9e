import assert, { AssertionError } from 'node:assert/strict';
import type { Logger } from 'pino';
import { getGlobalDispatcher } from 'undici';
import { Scope } from '../cache/scope.ts';
import type { Config } from '../config.ts';
import { contentPair } from '../upstreams/connections.ts';
import { redact, UpstreamError } from '../upstreams/errors.ts';
import { createClients } from './clients.ts';
import { type Expectation, NotAvailable } from './fact.ts';
import { reachability } from './facts/place/reachability.ts';
import { expectations } from './facts.ts';
import { createCapabilityFinder } from './finder.ts';
import type { Inspection } from './inspection.ts';
import { createProbe } from './probe.ts';

/** What became of one expectation: `not available` is no fault, for the gateway does without. */
export interface Verdict {
  readonly route: string;
  readonly expects: string;
  readonly outcome: 'pass' | 'fail' | 'not available';
  /** why, where it is no pass */
  readonly detail?: string;
}

/** Holds a service to every expectation, one after the other: a shop has visitors besides. */
export async function holdTo(service: Inspection, { writes }: { writes: boolean }): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  // Of what is no WordPress there is nothing more to say.
  if (!service.capabilities.content.answers) return [await judge(reachability.expectations[0]!, service)];
  for (const expectation of expectations)
    if (writes || !expectation.writes) verdicts.push(await judge(expectation, service));
  return verdicts;
}

async function judge({ route, expects, check }: Expectation, service: Inspection): Promise<Verdict> {
  try {
    await check(service, expects);
    return { route, expects, outcome: 'pass' };
  } catch (error) {
    if (error instanceof NotAvailable) return { route, expects, outcome: 'not available', detail: error.message };
    if (error instanceof AssertionError || error instanceof UpstreamError)
      return { route, expects, outcome: 'fail', detail: redact(error.message).replace(/\s+/g, ' ').slice(0, 200) };
    throw error;
  }
}

const serviceOf = (path: string) =>
  path.startsWith('/wc/store/') ? 'store' : path.startsWith('/wc/') ? 'shop' : 'content';

/** Meets the services and finds out what they can do, as a start of the gateway does. */
export async function inspect(config: Config, log: Logger): Promise<Inspection> {
  const { connections, ...clients } = createClients({ config, log });
  const capabilities = await createCapabilityFinder({ config, connections, shop: clients.shop, log }).find();
  const probe = createProbe(getGlobalDispatcher(), config.upstreamTimeoutMs);
  const { shopRoot: root } = connections;
  const call: Inspection['call'] = (path, options = {}) =>
    connections[serviceOf(path)].call(path, { ...options, scope: { requestId: 'contract' } });
  return {
    capabilities,
    ...clients,
    pair: contentPair(config),
    scope: () => new Scope('contract', config.upstreamTimeoutMs),
    call,
    async rows(path, options) {
      const { json } = await call(path, options);
      assert(Array.isArray(json), `${path} answers a list`);
      return json;
    },
    async refusal(path, options) {
      try {
        await call(path, options);
      } catch (error) {
        if (error instanceof UpstreamError)
          return [error.status ?? error.fault, error.serviceCode].filter(part => part !== null).join(' ');
        throw error;
      }
      assert.fail(`${options?.method ?? 'GET'} ${path} is answered`);
    },
    async page(path, headers = {}) {
      const { json } = await connections.store.call('/?_fields=url', { scope: { requestId: 'contract' } });
      const { url } = json as { url?: unknown };
      // WordPress may live in a folder of its own, and be reached by another host than visitors reach it by.
      const { pathname } = new URL(
        typeof url === 'string' && URL.canParse(url) ? url : root.url.replace(/\/wp-json$/, ''),
      );
      const address = new URL(root.url).origin + pathname.replace(/\/$/, '') + path;
      return probe(address, { headers }, root, () => null);
    },
    close: () => connections.close(),
  };
}
