import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { foundEnvironment } from '../config/secrets.ts';
import type { Service } from '../config/services.ts';
import type { Config } from '../config.ts';
import { createCdnPurger } from '../invalidation/cdn/cdnPurger.ts';
import { isInUse } from '../storage/open.ts';
import { createLogger } from '../telemetry/logger.ts';
import { startEmbedded, withEmbedded } from '../upstreams/embedded.ts';
import { serveMetrics } from '../web/metrics/metricsServer.ts';
import { announce, failOn, sayWhoIsAway } from '../web/startLines.ts';
import { LONGEST_MS, STOP_SIGNALS } from '../web/stopping.ts';
import { createPeer, type Peer } from '../workers/peer.ts';
import { environmentOf } from '../workers/place.ts';
import { createLeaseHolder } from './leases.ts';
import { createLimits } from './limits.ts';
import { CONTENT_TYPE, createSums } from './metrics.ts';
import { createReads } from './reads.ts';
import { createRelay } from './relay.ts';

/** A worker that lived for less is not replaced at once: something is wrong with all of them. */
const SHORT_LIFE_MS = 5_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts the workers, replaces those that end, and holds what they share. The first worker is started alone: what it
 * cannot do, nobody can, and what it makes in the data folder the others find.
 */
export async function supervise(config: Config): Promise<void> {
  const log = createLogger(config.logLevel);
  const site = shared(config, log);
  const stopping = { now: false };
  cluster.setupPrimary({ serialization: 'advanced' });
  const watched = await serveMetrics({ contentType: CONTENT_TYPE, text: () => site.metrics() }, config).catch(error =>
    failOn('METRICS_PORT', config.metricsPort, error),
  );
  let served = false;
  let failures = 0;
  let begun = false;

  const run = (number: number) => {
    const began = performance.now();
    const worker = cluster.fork({
      ...environmentOf({ number, isFirst: !served }),
      ...foundEnvironment({ ...config, begun }),
    });
    const peer = peerOf(worker);
    // What is written to one that has just ended fails before its end is heard: that comes as `exit`.
    worker.on('error', error =>
      log.debug({ worker: number, reason: error.message }, 'A worker did not take a message'),
    );
    site.join(peer);
    peer.on('opened', () => {
      begun ||= isInUse(config);
    });
    peer.on('serving', () => {
      if (served || stopping.now) return;
      served = true;
      void site.announce();
      for (let next = 2; next <= config.workers; next++) run(next);
    });
    worker.once('exit', (code, signal) => {
      site.leave(peer);
      if (stopping.now) return;
      // What keeps the first from serving was said by it.
      if (!served) process.exit(code || 1);
      failures = performance.now() - began < SHORT_LIFE_MS ? failures + 1 : 0;
      const pause = failures ? Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures) : 0;
      log.error({ worker: number, code, signal, pause }, 'A worker ended; another takes its place');
      setTimeout(() => stopping.now || run(number), pause);
    });
  };

  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'Stopping');
    stopping.now = true;
    await endWorkers(site.peers);
    watched?.close();
    await site.close();
    process.exit(0);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  run(1);
}

const peerOf = (worker: Worker): Peer =>
  createPeer({
    send: message => void (worker.isConnected() && worker.send(message as object)),
    onMessage: take => void worker.on('message', take),
  });

/** Asks them to answer what is under way; whoever does not end in time is ended. */
async function endWorkers(peers: ReadonlySet<Peer>): Promise<void> {
  const late = setTimeout(() => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  }, LONGEST_MS);
  const ended = Object.values(cluster.workers ?? {}).map(
    worker => new Promise(resolve => worker?.once('exit', resolve)),
  );
  for (const peer of peers) peer.tell('stop');
  await Promise.all(ended);
  clearTimeout(late);
}

/** What the workers share, and ask of the primary. */
function shared(config: Config, log: Logger) {
  const peers = new Set<Peer>();
  const [leases, limits, reads, sums, relay] = [
    createLeaseHolder(),
    createLimits(),
    createReads(),
    createSums(),
    createRelay(),
  ];
  const purger = config.cdn?.purgeUrl ? createCdnPurger({ cdn: config.cdn, log }) : null;
  let embedded: ReturnType<typeof startEmbedded> | undefined;
  return {
    peers: peers as ReadonlySet<Peer>,
    metrics: () => sums.text(),
    join(peer: Peer) {
      peers.add(peer);
      leases.join(peer);
      limits.join(peer);
      reads.join(peer);
      sums.join(peer);
      relay.join(peer);
      peer.on<string[] | 'everything'>('purge', tags => purger?.purge(tags));
      peer.on('allMetrics', () => sums.text());
      peer.on('embedded', async (): Promise<Service> => {
        embedded ??= startEmbedded(config, log);
        return (await embedded).service;
      });
    },
    leave(peer: Peer) {
      peers.delete(peer);
      peer.gone();
      leases.leave(peer);
      reads.leave(peer);
      sums.leave(peer);
      relay.leave(peer);
    },
    async announce() {
      const service = (await embedded)?.service;
      const met = service ? withEmbedded(config, service) : config;
      announce(met, { embedded: service !== undefined, workers: config.workers, ms: performance.now() });
      void sayWhoIsAway(met);
    },
    async close() {
      await purger?.close();
      (await embedded)?.stop();
    },
  };
}
