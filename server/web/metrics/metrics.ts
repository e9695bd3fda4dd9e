import { collectDefaultMetrics, Registry } from 'prom-client';
import * as events from '../../telemetry/events.ts';
import { methodLabel, routeLabel } from '../../telemetry/labels.ts';
import type { Peer } from '../../workers/peer.ts';
import { addGauges, type Observed } from './gauges.ts';
import { tallyCounts, tallySpreads } from './tallies.ts';

/** What this process counted and how it is, in the text format of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  /** with several workers, of all of them together */
  text(): Promise<string>;
  /** Ends the counting. */
  close(): void;
}

/** Seconds; a page that is kept takes less than the first, a request may take as long as the last. */
const SERVED_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const UPSTREAM_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Milliseconds between two looks at how late the event loop is. Each wakes the process, also where nobody visits, and
 * node counts them as part of what it found late: half as many as the library takes cost half, and hardly show.
 */
const LOOK_AT_LOOP_MS = 20;

/** Counts from now on; what can be looked up is looked up when it is asked for. */
export function createMetrics(observed: Observed, primary: Peer | null = null): Metrics {
  const registry = new Registry();
  primary?.on('metrics', () => registry.getMetricsAsJSON());
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_AT_LOOP_MS });
  const ends = [
    ...addGauges(registry, observed),
    ...countRequests(registry),
    ...countWork(registry),
    countMeasures(registry),
  ];
  return {
    contentType: registry.contentType,
    text: () => (primary ? primary.ask('allMetrics') : registry.metrics()),
    close() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}

function countRequests(register: Registry): (() => void)[] {
  const requests = tallyCounts(register, {
    name: 'gateway_requests_total',
    help: 'Answers of the origin by route, method and status; status 0 where the client went away first',
    labels: ['route', 'method', 'status'],
  });
  const seconds = tallySpreads(register, {
    name: 'gateway_request_duration_seconds',
    help: 'From the first line of a request to the last byte of its answer',
    labels: ['route'],
    bounds: SERVED_SECONDS,
  });
  const operations = tallyCounts(register, {
    name: 'gateway_operations_total',
    help: 'GraphQL operations answered, by name and outcome (cached, ok, errors); other for one that is not registered',
    labels: ['operation', 'outcome'],
  });
  const operationSeconds = tallySpreads(register, {
    name: 'gateway_operation_duration_seconds',
    help: 'Time to make the answer of an operation that was not cached',
    labels: ['operation'],
    bounds: SERVED_SECONDS,
  });
  return [
    events.requestServed.subscribe(({ path, method, status, ms }) => {
      const route = routeLabel(path);
      requests.at(route).at(methodLabel(method)).at(status).kept.value += 1;
      seconds.at(route).kept.observe(ms / 1_000);
    }),
    events.operationAnswered.subscribe(({ name, outcome, ms }) => {
      operations.at(name).at(outcome).kept.value += 1;
      if (outcome !== 'cached') operationSeconds.at(name).kept.observe(ms / 1_000);
    }),
  ];
}

function countWork(register: Registry): (() => void)[] {
  const calls = tallySpreads(register, {
    name: 'gateway_upstream_call_duration_seconds',
    help: 'Calls to WordPress and WooCommerce by upstream, REST collection and outcome (a status, or the fault in its place)',
    labels: ['upstream', 'collection', 'outcome'],
    bounds: UPSTREAM_SECONDS,
  });
  const reads = tallyCounts(register, {
    name: 'gateway_cache_reads_total',
    help: 'Reads of the cache by kind (record, answer, page) and outcome (hit, stale, miss)',
    labels: ['kind', 'outcome'],
  });
  const webhooks = tallyCounts(register, {
    name: 'gateway_webhooks_total',
    help: 'Calls at /webhooks by outcome (taken, repeated, ping, refused)',
    labels: ['outcome'],
  });
  const partnerCalls = tallyCounts(register, {
    name: 'gateway_partner_calls_total',
    help: 'Calls of partners by topic and outcome (taken, refused, unreachable)',
    labels: ['topic', 'outcome'],
  });
  const leftOut = tallyCounts(register, {
    name: 'gateway_mails_left_out_total',
    help: 'Mails to an address that somebody typed whose mailbox had had a day of them: left out (confirmation), put off (stock)',
    labels: ['mail'],
  });
  return [
    events.mailLeftOut.subscribe(({ mail }) => {
      leftOut.at(mail).kept.value += 1;
    }),
    events.partnerCalled.subscribe(({ topic, outcome }) => {
      partnerCalls.at(topic).at(outcome).kept.value += 1;
    }),
    events.upstreamCalled.subscribe(({ upstream, collection, outcome, ms }) =>
      calls
        .at(upstream)
        .at(collection)
        .at(outcome)
        .kept.observe(ms / 1_000),
    ),
    events.cacheRead.subscribe(({ kind, outcome, count }) => {
      reads.at(kind).at(outcome).kept.value += count;
    }),
    events.webhookReceived.subscribe(({ outcome }) => {
      webhooks.at(outcome).kept.value += 1;
    }),
  ];
}

function countMeasures(register: Registry): () => void {
  const measures = tallySpreads(register, {
    name: 'gateway_page_measure',
    help: 'What sampled browsers measured of a page: LCP, INP and TTFB in milliseconds, CLS as a share',
    labels: ['name'],
    bounds: [0.01, 0.1, 0.25, 50, 100, 200, 500, 800, 1_200, 1_800, 2_500, 4_000, 8_000],
  });
  const failures = tallyCounts(register, {
    name: 'gateway_page_errors_total',
    help: 'Errors of scripts in sampled browsers',
    labels: [],
  }).kept;
  return events.pageMeasured.subscribe(({ name, value }) => {
    if (name === 'error') failures.value += 1;
    else measures.at(name).kept.observe(value);
  });
}
