import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { NoDiskError } from '../catalogue/connections.ts';
import type { Service } from '../config/services.ts';
import type { Config } from '../config.ts';
import { createGateway } from '../graphql/gateway.ts';
import { readOperations } from '../graphql/operations.ts';
import { builtOperations, keepReleases } from '../graphql/releases.ts';
import { writeAccessLog } from '../telemetry/accessLog.ts';
import { createLogger } from '../telemetry/logger.ts';
import { NO_DISK, startEmbedded, withEmbedded } from '../upstreams/embedded.ts';
import { placeOfProcess, type WorkerPlace } from '../workers/place.ts';
import { createApp } from './app.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/metricsServer.ts';
import { builtRenderer, type Renderer } from './pages/renderer.ts';
import { type Assets, builtAssets } from './routes/assets.ts';
import { announce, failOn, sayWhoIsAway } from './startLines.ts';
import { closingResponses, stopOnSignal } from './stopping.ts';

/** Artwork over a slow line; shorter bodies have less, see readBody. */
const UPLOAD_MS = 10 * 60_000;

/** Who takes nothing of an answer for so long is gone; the longest that anything is waited for here is a part of it. */
const UNREAD_MS = 2 * 60_000;

/** Longer than proxies keep an idle connection: one that this side closes first costs them the request they just sent on it. */
const PROXY_KEEPS_MS = 75_000;

/** The operations of the client's sources, which the development server renders. */
const sourceOperations = path.resolve(import.meta.dirname, '../../client/src/gql/persisted-documents.json');

/**
 * Serves the site, alone or as one of several workers: the embedded service where it is wanted, the gateway, the site. The
 * port is taken first, so that a second start on it ends before it touches what the first one uses; who asks early waits.
 * A worker beside others that serve takes requests once it can answer them.
 */
export async function serve(configured: Config, development: boolean): Promise<void> {
  const place = placeOfProcess();
  // Whoever is asked to stop before there is anything to answer just ends.
  place?.primary.on('stop', () => process.exit(0));
  // What is being changed is to be seen at once.
  const asked = development ? { ...configured, cache: false } : configured;
  const log = createLogger(asked.logLevel, place?.number);
  const stopping = new AbortController();
  const server = createServer({ ServerResponse: closingResponses(stopping.signal) });
  const site = Promise.withResolvers<RequestListener>();
  server.on('request', async (request, response) => (await site.promise)(request, response));
  const listensFirst = place?.isFirst ?? true;
  if (listensFirst) await listen(server, asked);
  const { config, stopEmbedded } = await meetServices(asked, place, log);
  const stopTracing = await startTraces(config, log);
  const operations = readOperations(development ? [sourceOperations] : [builtOperations, ...keepReleases(config, log)]);
  const gateway = open(() => createGateway({ config, log, operations, place }));
  const metrics = createMetrics(gateway, place?.primary);
  const watched = place ? null : await watch(metrics, config);
  const stopAccessLog = config.accessLog ? writeAccessLog(log) : () => {};
  const client = await loadRenderer(development, server);
  site.resolve(createApp({ gateway, log, metrics, stopping: stopping.signal, ...client }));
  gateway.start();
  if (!listensFirst) await listen(server, asked);
  if (place) place.primary.tell('serving');
  else sayWhatIsServed(config, stopEmbedded !== null);
  const close = async () => {
    watched?.close();
    metrics.close();
    stopAccessLog();
    await stopTracing();
    await gateway.close();
    stopEmbedded?.();
  };
  stopOnSignal({ server, stopping, proxied: config.public, close, asker: place?.primary ?? null, log });
}

/** Ends the start in a line where the disk does not let it be made. */
function open<Opened>(make: () => Opened): Opened {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof NoDiskError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(NO_DISK);
  }
}

function sayWhatIsServed(config: Config, embedded: boolean): void {
  announce(config, { embedded, ms: performance.now() });
  void sayWhoIsAway(config);
}

const watch = (metrics: Metrics, config: Config) =>
  serveMetrics(metrics, config).catch(error => failOn('METRICS_PORT', config.metricsPort, error));

/** Loads what makes traces only where a collector is named. */
async function startTraces({ tracesUrl, tracesRatio, build }: Config, log: Logger): Promise<() => Promise<void>> {
  if (!tracesUrl) return async () => {};
  const { startTracing } = await import('../telemetry/tracing.ts');
  return startTracing({ endpoint: tracesUrl, service: 'gateway', version: build, ratio: tracesRatio, log });
}

const listen = (server: Server, config: Config): Promise<void> =>
  new Promise(resolve => {
    server.requestTimeout = UPLOAD_MS;
    server.headersTimeout = 10_000;
    server.timeout = UNREAD_MS;
    server.keepAliveTimeout = PROXY_KEEPS_MS;
    server.once('error', error => failOn('PORT', config.port, error));
    server.listen(config.port, config.host, resolve);
  });

interface Met {
  config: Config;
  /** null where nothing was started here */
  stopEmbedded: (() => void) | null;
}

/** Puts the embedded service, which of several workers the primary starts, in the place of each that is not configured. */
async function meetServices(config: Config, place: WorkerPlace | null, log: Logger): Promise<Met> {
  if (config.content.url !== 'embedded' && config.shop.url !== 'embedded') return { config, stopEmbedded: null };
  if (place) return { config: withEmbedded(config, await place.primary.ask<Service>('embedded')), stopEmbedded: null };
  const { service, stop } = await startEmbedded(config, log);
  return { config: withEmbedded(config, service), stopEmbedded: stop };
}

async function loadRenderer(
  development: boolean,
  server: Server,
): Promise<{ renderer: () => Promise<Renderer>; assets: Assets }> {
  if (development) return (await import('./pages/development.ts')).developmentClient(server);
  const built = await builtRenderer();
  return { renderer: () => Promise.resolve(built), assets: builtAssets() };
}
