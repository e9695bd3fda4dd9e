import { AggregatorRegistry, Counter, Histogram, type MetricObject, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { tallyCounts, tallySpreads } from './tallies.ts';

const REQUESTS = { name: 'requests_total', help: 'Answers by route and status' };
const SECONDS = { name: 'request_seconds', help: 'How long they took' };
const FAILURES = { name: 'failures_total', help: 'Of no kind' };
const bounds = [0.001, 0.01, 2.5];
const served = [
  ['page', 200, 0.0004],
  ['page', 200, 0.01],
  ['page', 404, 3],
  ['image', 200, 0.3],
  ['image', 0, 2.5],
] as const;

/** The same, counted by the library itself. */
function byLibrary(): Registry {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({ ...REQUESTS, labelNames: ['route', 'status'], registers });
  const seconds = new Histogram({ ...SECONDS, labelNames: ['route'], buckets: bounds, registers });
  new Counter({ ...FAILURES, registers });
  for (const [route, status, took] of served) {
    requests.inc({ route, status });
    seconds.observe({ route }, took);
  }
  return registry;
}

function byTallies(): Registry {
  const registry = new Registry();
  const requests = tallyCounts(registry, { ...REQUESTS, labels: ['route', 'status'] });
  const seconds = tallySpreads(registry, { ...SECONDS, labels: ['route'], bounds });
  void tallyCounts(registry, { ...FAILURES, labels: [] }).kept;
  for (const [route, status, took] of served) {
    requests.at(route).at(status).kept.value += 1;
    seconds.at(route).kept.observe(took);
  }
  return registry;
}

const samplesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').toSorted().join(',')}}`))
    .toSorted();

it('tells of the same requests what the library would tell, look after look', async () => {
  const [library, tallies] = [byLibrary(), byTallies()];
  const expected = samplesOf(await library.metrics());
  expect(expected).toContain('request_seconds_bucket{le="0.01",route="page"} 2');
  for (let look = 0; look < 2; look += 1) expect(samplesOf(await tallies.metrics())).toEqual(expected);
});

it('is added up with those of other workers as the library adds up its own', async () => {
  // As between processes, which speak in JSON.
  const told = async (registry: Registry) =>
    JSON.parse(JSON.stringify(await registry.getMetricsAsJSON())) as MetricObject[];
  const sumOf = async (registries: Registry[]) =>
    samplesOf(await AggregatorRegistry.aggregate(await Promise.all(registries.map(told))).metrics());
  const sum = await sumOf([byTallies(), byTallies()]);
  expect(sum).toEqual(await sumOf([byLibrary(), byLibrary()]));
  expect(sum).toContain('requests_total{route="page",status="200"} 4');
});
