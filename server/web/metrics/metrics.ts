import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import * as events from '../../telemetry/events.ts';
import { collectionLabel, methodLabel, routeLabel } from '../../telemetry/labels.ts';
import { addGauges, type Observed } from './gauges.ts';

/** What this process counted and how it is, in the text format of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Ends the counting. */
  close(): void;
}

/** Seconds; a page that is kept takes less than the first, a request may take as long as the last. */
const SERVED_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const UPSTREAM_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Counts from now on; what can be looked up is looked up when it is asked for. */
export function createMetrics(observed: Observed): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const ends = [...addGauges(registry, observed), ...countRequests(registry), ...countWork(registry)];
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}

function countRequests(register: Registry): (() => void)[] {
  const requests = new Counter({
    name: 'gateway_requests_total',
    help: 'Answers of the origin by route, method and status; status 0 where the client went away first',
    labelNames: ['route', 'method', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'gateway_request_duration_seconds',
    help: 'From the first line of a request to the last byte of its answer',
    labelNames: ['route'],
    buckets: SERVED_SECONDS,
    registers: [register],
  });
  const operations = new Counter({
    name: 'gateway_operations_total',
    help: 'GraphQL operations answered, by name and outcome (cached, ok, errors); other for one that is not registered',
    labelNames: ['operation', 'outcome'],
    registers: [register],
  });
  const operationSeconds = new Histogram({
    name: 'gateway_operation_duration_seconds',
    help: 'Time to make the answer of an operation that was not cached',
    labelNames: ['operation'],
    buckets: SERVED_SECONDS,
    registers: [register],
  });
  return [
    events.requestServed.subscribe(({ path, method, status, ms }) => {
      const route = routeLabel(path);
      requests.inc({ route, method: methodLabel(method), status });
      seconds.observe({ route }, ms / 1_000);
    }),
    events.operationAnswered.subscribe(({ name, outcome, ms }) => {
      operations.inc({ operation: name, outcome });
      if (outcome !== 'cached') operationSeconds.observe({ operation: name }, ms / 1_000);
    }),
  ];
}

function countWork(register: Registry): (() => void)[] {
  const calls = new Histogram({
    name: 'gateway_upstream_call_duration_seconds',
    help: 'Calls to WordPress and WooCommerce by upstream, REST collection and outcome (a status, or the fault in its place)',
    labelNames: ['upstream', 'collection', 'outcome'],
    buckets: UPSTREAM_SECONDS,
    registers: [register],
  });
  const reads = new Counter({
    name: 'gateway_cache_reads_total',
    help: 'Reads of the cache by kind (record, answer, page) and outcome (hit, stale, miss)',
    labelNames: ['kind', 'outcome'],
    registers: [register],
  });
  const measures = new Histogram({
    name: 'gateway_page_measure',
    help: 'What sampled browsers measured of a page: LCP, INP and TTFB in milliseconds, CLS as a share',
    labelNames: ['name'],
    buckets: [0.01, 0.1, 0.25, 50, 100, 200, 500, 800, 1_200, 1_800, 2_500, 4_000, 8_000],
    registers: [register],
  });
  const failures = new Counter({
    name: 'gateway_page_errors_total',
    help: 'Errors of scripts in sampled browsers',
    registers: [register],
  });
  const webhooks = new Counter({
    name: 'gateway_webhooks_total',
    help: 'Calls at /webhooks by outcome (taken, repeated, ping, refused)',
    labelNames: ['outcome'],
    registers: [register],
  });
  return [
    events.upstreamCalled.subscribe(({ upstream, path, outcome, ms }) =>
      calls.observe({ upstream, collection: collectionLabel(path), outcome }, ms / 1_000),
    ),
    events.cacheRead.subscribe(({ kind, outcome, count }) => reads.inc({ kind, outcome }, count)),
    events.pageMeasured.subscribe(({ name, value }) =>
      name === 'error' ? failures.inc() : measures.observe({ name }, value),
    ),
    events.webhookReceived.subscribe(({ outcome }) => webhooks.inc({ outcome })),
  ];
}
