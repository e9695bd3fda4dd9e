import { expect, it, onTestFinished } from 'vitest';
import * as events from '../telemetry/events.ts';
import { startEmbedded } from '../test/embedded.ts';
import { linkWorkers } from '../test/linkedPeers.ts';
import { createMetrics } from '../web/metrics/metrics.ts';
import { createSums } from './metrics.ts';

const service = startEmbedded();
const QUOTE = 'mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename } }';

/** Workers that share a data folder, and count what this process publishes. */
function startWorkers(count: number) {
  const sums = createSums();
  const workers = linkWorkers(count, sums);
  for (const { primary } of workers) {
    const metrics = createMetrics(service.gateway, primary);
    onTestFinished(() => metrics.close());
  }
  const sampleOf = async (name: string) => {
    const line = (await sums.text()).split('\n').find(one => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  return { workers, sums, sampleOf };
}

const shared = /^gateway_(submission|orders|quote|partner_(calls|addresses)|uploads)\w*$/;

it('tells once what workers share, and in sum what each of them has', async () => {
  const { data } = await service.ask(QUOTE, {
    input: { name: 'Lerato', email: 'lerato@example.test', labelType: 'security-void', quantity: '101-500' },
  });
  expect(data.submitQuoteRequest.__typename).toBe('QuoteRequest');
  const { partners, webhooks, submissions } = service.gateway.services;
  const terms = { scopes: ['catalogue' as const], origins: [], requestsPerMinute: 60, costPerMinute: 5_000 };
  await partners.add('Press', terms);
  await webhooks.add('Press', { url: 'http://127.0.0.1:9/hooks', topics: ['product.changed'] });
  await submissions.tellProducts([{ product: 1, mark: 'new', what: 'product', url: '/product/one' }]);
  const { sums, sampleOf } = startWorkers(3);
  expect(await sampleOf('gateway_workers')).toBe(3);
  const one = createMetrics(service.gateway);
  onTestFinished(() => one.close());
  const valuesIn = (text: string) =>
    text.split('\n').filter(line => shared.test(line.split(/[{ ]/)[0]!) && !line.includes('_seconds '));
  const alone = valuesIn(await one.text());
  for (const name of ['submissions', 'quotes', 'partner_calls'])
    expect(alone).toContainEqual(expect.stringMatching(new RegExp(`^gateway_${name}\\{.*\\} 1$`)));
  expect(valuesIn(await sums.text()).toSorted()).toEqual(alone.toSorted());
});

it('never lets a count fall: what a worker had told stays in it when that ends', async () => {
  const { workers, sampleOf } = startWorkers(2);
  events.webhookReceived.publish({ outcome: 'taken' });
  events.requestServed.publish({ id: 'one', path: '/', method: 'GET', status: 200, ms: 1 });
  expect(await sampleOf('gateway_webhooks_total')).toBe(2);
  expect(await sampleOf('gateway_request_duration_seconds_count')).toBe(2);
  workers[0]!.die();
  expect(await sampleOf('gateway_webhooks_total')).toBe(2);
  expect(await sampleOf('gateway_request_duration_seconds_count')).toBe(2);
  expect(await sampleOf('gateway_workers')).toBe(1);
  events.webhookReceived.publish({ outcome: 'taken' });
  workers[1]!.die();
  expect(await sampleOf('gateway_webhooks_total')).toBeGreaterThanOrEqual(2);
});
