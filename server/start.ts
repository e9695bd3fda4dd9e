import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createGateway } from './graphql/gateway.ts';
import { readOperations } from './graphql/operations.ts';
import { builtOperations, clientDist, keepReleases } from './graphql/releases.ts';
import { writeAccessLog } from './telemetry/accessLog.ts';
import { type Embedded, startEmbedded } from './upstreams/embedded.ts';
import { createApp } from './web/app.ts';
import { createMetrics } from './web/metrics/metrics.ts';
import { serveMetrics } from './web/metrics/metricsServer.ts';
import { builtRenderer, type Renderer } from './web/pages/renderer.ts';
import { type Assets, builtAssets } from './web/routes/assets.ts';
import { closingResponses, stopOnSignal } from './web/stopping.ts';

/** Artwork over a slow line; shorter bodies have less, see readBody. */
const UPLOAD_MS = 10 * 60_000;

/** Longer than proxies keep an idle connection: one that this side closes first costs them the request they just sent on it. */
const PROXY_KEEPS_MS = 75_000;

/** The operations of the client's sources, which the development server renders. */
const sourceOperations = path.resolve(import.meta.dirname, '../client/src/gql/persisted-documents.json');

/** What identifies this build: its client and its registered operations. */
function buildId(): string {
  const hash = createHash('sha256');
  for (const file of [path.join(clientDist, 'inputs'), builtOperations])
    if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function configure(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env, buildId());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/**
 * Starts everything: configuration, the embedded service where it is wanted, the gateway, the site. The port is taken
 * first, so that a second start on it ends before it touches what the first one uses; who asks early waits.
 */
export async function start(env: NodeJS.ProcessEnv, development: boolean): Promise<void> {
  const began = performance.now();
  const configured = configure(env);
  // What is being changed is to be seen at once.
  const asked = development ? { ...configured, cache: false } : configured;
  const log = pino({
    level: asked.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
  const stopping = new AbortController();
  const server = createServer({ ServerResponse: closingResponses(stopping.signal) });
  const site = Promise.withResolvers<RequestListener>();
  server.on('request', async (request, response) => (await site.promise)(request, response));
  await listen(server, asked);
  const { config, embedded } = await withEmbedded(asked, log);
  const stopTracing = await startTraces(config);
  const operations = readOperations(development ? [sourceOperations] : [builtOperations, ...keepReleases(config)]);
  const gateway = createGateway({ config, log, operations });
  const { signal } = stopping;
  const metrics = createMetrics(gateway);
  const watched = await serveMetrics(metrics, config).catch(error => fail('METRICS_PORT', config.metricsPort, error));
  const stopAccessLog = config.accessLog ? writeAccessLog(log) : () => {};
  const client = await loadRenderer(development, server);
  site.resolve(createApp({ gateway, log, metrics, stopping: signal, ...client }));
  gateway.start();
  announce(config, embedded !== null, performance.now() - began);
  void sayWhoIsAway(config);
  const close = async () => {
    watched?.close();
    metrics.close();
    stopAccessLog();
    await stopTracing();
    await gateway.close();
    embedded?.stop();
  };
  stopOnSignal({ server, stopping, proxied: config.public, close, log });
}

/** Loads what makes traces only where a collector is named. */
async function startTraces({ tracesUrl, tracesRatio, build }: Config): Promise<() => Promise<void>> {
  if (!tracesUrl) return async () => {};
  const { startTracing } = await import('./telemetry/tracing.ts');
  return startTracing({ endpoint: tracesUrl, service: 'gateway', version: build, ratio: tracesRatio });
}

const listen = (server: Server, config: Config): Promise<void> =>
  new Promise(resolve => {
    server.requestTimeout = UPLOAD_MS;
    server.headersTimeout = 10_000;
    if (config.public) server.keepAliveTimeout = PROXY_KEEPS_MS;
    server.once('error', error => fail('PORT', config.port, error));
    server.listen(config.port, config.host, resolve);
  });

/** Puts the embedded service in the place of each service that is not configured. */
async function withEmbedded(config: Config, log: Logger): Promise<{ config: Config; embedded: Embedded | null }> {
  if (config.content.url !== 'embedded' && config.shop.url !== 'embedded') return { config, embedded: null };
  const embedded = await startEmbedded(config, log);
  const or = (service: Config['content']) => (service.url === 'embedded' ? embedded.service : service);
  return { config: { ...config, content: or(config.content), shop: or(config.shop) }, embedded };
}

async function loadRenderer(
  development: boolean,
  server: Server,
): Promise<{ renderer: () => Promise<Renderer>; assets: Assets }> {
  if (development) return (await import('./web/pages/development.ts')).developmentClient(server);
  const built = await builtRenderer();
  return { renderer: () => Promise.resolve(built), assets: builtAssets() };
}

/** A start goes on without WordPress, which then looks like a broken site: who started it is told where to look. */
async function sayWhoIsAway({ content, shop, upstreamTimeoutMs }: Config): Promise<void> {
  const asked = [...new Set([content.url, shop.url])];
  const away = await Promise.all(
    asked.map(url =>
      fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(upstreamTimeoutMs) }).then(
        () => [],
        () => [url],
      ),
    ),
  );
  for (const url of away.flat())
    process.stderr.write(
      `${new URL(url).origin} does not answer. The site recovers by itself once it does; to see why: npm run doctor\n`,
    );
}

function fail(name: 'PORT' | 'METRICS_PORT', port: number | undefined, error: NodeJS.ErrnoException): never {
  const mend =
    error.code === 'EADDRINUSE'
      ? `${name}: ${port} is taken. Set it to a free one, e.g. ${name}=4100 npm start`
      : error.message;
  process.stderr.write(`${mend}\n`);
  process.exit(error.code === 'EADDRINUSE' ? 78 : 1);
}

function announce(config: Config, embedded: boolean, ms: number): void {
  const where = config.public ? `${config.publicUrl} (listening on ${config.host}:${config.port})` : config.publicUrl;
  const lines = [
    `Site       ${where}`,
    `GraphQL    ${config.publicUrl}/graphql${config.public ? '' : ' (GraphiQL in a browser)'}`,
    embedded
      ? `Embedded   ${[config.content, config.shop].some(s => s.url !== config.content.url) ? 'one of the services is' : 'content and shop are'} the embedded one`
      : `Content    ${config.content.url}\nShop       ${config.shop.url}`,
    config.operatorTokenFile
      ? `Operator   token in ${config.operatorTokenFile}`
      : 'Operator   token from OPERATOR_TOKEN',
    `Started in ${Math.round(ms)} ms`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
