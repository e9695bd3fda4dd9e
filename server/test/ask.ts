import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Dispatcher } from 'undici';
import { Scope } from '../cache/scope.ts';
import { readConfig } from '../config.ts';
import { createGateway, type Gateway } from '../graphql/gateway.ts';
import type { Operations } from '../graphql/operations.ts';
import type { RequestContext } from '../graphql/requestContext.ts';
import { withRequestId } from '../http/requestId.ts';
import { loadReference } from '../invalidation/referenceData.ts';
import type { WorkerPlace } from '../workers/place.ts';

export interface TestGatewayOptions {
  /** the upstream's address without /wp-json */
  upstream: string;
  /** further environment, e.g. UPSTREAM_TIMEOUT_MS */
  env?: Record<string, string>;
  operations?: Operations;
  dispatcher?: Dispatcher;
  /** which of several workers it is */
  place?: WorkerPlace;
  /** a folder that another gateway left behind; removed by whoever made it */
  dataDir?: string;
}

export interface TestGateway extends Gateway {
  /** what was logged so far, as JSON lines */
  readonly lines: string[];
  readonly dataDir: string;
  /** loads the index and the reference data, as a start does, and waits for both */
  ready(): Promise<void>;
}

/** A gateway on an upstream at the network's edge, with a data folder of its own and its log in memory. */
export function testGateway({ upstream, env = {}, operations = new Map(), ...options }: TestGatewayOptions) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'gateway-'));
  const lines: string[] = [];
  const log = pino(
    { base: null, level: 'trace' },
    new Writable({
      write(line, _encoding, done) {
        lines.push(String(line));
        done();
      },
    }),
  );
  const config = readConfig({ WORDPRESS_URL: upstream, DATA_DIR: dataDir, ...env }, 'test');
  const gateway = createGateway({
    config,
    log,
    operations,
    ...(options.dispatcher ? { dispatcher: options.dispatcher } : {}),
    ...(options.place ? { place: options.place } : {}),
  });
  let closed: Promise<void> | undefined;
  const made: TestGateway = {
    ...gateway,
    lines,
    dataDir,
    async ready() {
      await Promise.all([
        gateway.services.catalogue.start(),
        loadReference(gateway.services, requestContext('ready').scope),
      ]);
    },
    close() {
      closed ??= gateway.close().then(() => {
        if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      });
      return closed;
    },
  };
  return made;
}

/** A request context as the site makes it for each request, with more time than a visitor has: a busy machine is slow. */
export const requestContext = (requestId = 'test', timeoutMs = 25_000): RequestContext => ({
  scope: new Scope(requestId, timeoutMs),
  operator: false,
});

export interface Asked {
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever it asked for
  data: any;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[];
}

/** Sends a query in, as a client does, and reads JSON out. */
export async function ask(
  gateway: Pick<Gateway, 'fetch'>,
  query: string,
  variables: Record<string, unknown> = {},
  asRequestContext?: RequestContext,
): Promise<Asked> {
  const response = await send(gateway, { query, variables }, asRequestContext);
  const { data = null, errors = [] } = (await response.json()) as Partial<Asked>;
  return { data, errors };
}

/** Posts any body to the endpoint. */
export const send = (
  gateway: Pick<Gateway, 'fetch'>,
  body: unknown,
  asRequestContext = requestContext(),
): Promise<Response> =>
  withRequestId(asRequestContext.scope.requestId, () =>
    gateway.fetch(
      new Request('http://localhost:4000/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      }),
      asRequestContext,
    ),
  );
