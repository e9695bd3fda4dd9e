import { AggregatorRegistry, type MetricObject, Registry } from 'prom-client';
import type { Peer } from '../workers/peer.ts';

export const CONTENT_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** A worker that does not answer in time is added up as it was when it last did. */
const PATIENCE_MS = 3_000;

/** What all workers counted. */
interface Sums {
  join(worker: Peer): void;
  /** What it had reported stays in the sums: they would fall, and whoever watches would take that for a new start. */
  leave(worker: Peer): void;
  /** As one process would tell it: sums, and of what they share the value of any. */
  text(): Promise<string>;
}

export function createSums(): Sums {
  const reported = new Map<Peer, MetricObject[]>();
  let ended: MetricObject[] = [];
  const ask = async (worker: Peer) => {
    const metrics = await worker.ask<MetricObject[]>('metrics');
    if (reported.has(worker)) reported.set(worker, metrics);
  };
  return {
    join: worker => void reported.set(worker, []),
    leave(worker) {
      ended = add([ended, (reported.get(worker) ?? []).filter(isCounted)]).getMetricsAsArray();
      reported.delete(worker);
    },
    async text() {
      await Promise.all([...reported.keys()].map(worker => inTime(ask(worker))));
      return add([...reported.values(), ended]).metrics();
    },
  };
}

const add = (metrics: MetricObject[][]) => AggregatorRegistry.aggregate(metrics);

/** Its types are words, whatever the library's own types say. */
const isCounted = ({ type }: MetricObject): boolean => ['counter', 'histogram'].includes(String(type));

async function inTime(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, PATIENCE_MS);
  await Promise.race([work.catch(() => {}), late.promise]);
  clearTimeout(timer);
}
