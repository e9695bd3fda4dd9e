import { createServer } from 'node:http';
import type { Config } from '../../config.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves /metrics on a port of its own, without a token: for a network that only the watcher reaches. Null where no port
 * is set.
 * @throws where the port cannot be had
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'contentType' | 'text'>,
  { host, metricsPort: port }: Pick<Config, 'host' | 'metricsPort'>,
): Promise<{ close(): void } | null> {
  if (port === undefined) return null;
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text().catch(() => null);
    if (text === null) {
      response.writeHead(500).end();
      return;
    }
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { close: () => server.close() };
}
