import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLeaseHolder } from '../../primary/leases.ts';
import { createLimits } from '../../primary/limits.ts';
import { createReads } from '../../primary/reads.ts';
import { createRelay } from '../../primary/relay.ts';
import { ask, type TestGateway } from '../ask.ts';
import { change, productId, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { linkWorkers } from '../linkedPeers.ts';
import { newShopper } from '../shopper.ts';

const service = startEmbedded();
const CONTACT = 'mutation ($input: SubmitContactMessageInput!) { submitContactMessage(input: $input) { __typename } }';
const input = { name: 'Sipho', email: 'sipho@example.test', subject: 'general', message: 'Please call me.' };
const FAR_MS = 50 * 60_000;

/** A message that this gateway could not deliver, and that nobody tries again for a long time. */
async function leaveWaiting(gateway: TestGateway, dataDir: string, status = 503) {
  await service.faults({ path: '/contact/v1/submit', status, body: 'html' });
  const { data } = await ask(gateway, CONTACT, { input });
  expect(data.submitContactMessage.__typename).toBe('SubmissionReceipt');
  await eventually(async () => expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: 1 }));
  const database = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  database.prepare('UPDATE delivery SET next_attempt_at = ?').run(Date.now() + FAR_MS);
  database.close();
  await service.faults();
}

/** Visitors come and go, and see what this gateway does not keep, until the other one has delivered. */
const delivers = (gateway: TestGateway, visited: TestGateway) =>
  deliversOn(gateway, () => {
    visited.invalidator.invalidate([{ kind: 'everything' }]);
    return ask(visited, '{ page(slug: "careers") { title content } }');
  });

/** Sooner than the minute after which the outbox looks by itself. */
const deliversOn = (gateway: TestGateway, visit: () => Promise<unknown>) =>
  vi.waitFor(
    async () => {
      await visit();
      expect(await gateway.services.submissions.backlog()).toMatchObject({ pending: 0, delivered: 1 });
    },
    { timeout: 50_000, interval: 20 },
  );

it.each([503, 429])(
  'is woken by a page that the service gives to anybody, after a %i',
  { tags: 'proof' },
  async status => {
    const gateway = service.another();
    await gateway.ready();
    // What an earlier process put off is due at the start.
    gateway.services.submissions.start();
    await leaveWaiting(gateway, gateway.dataDir, status);
    await delivers(gateway, gateway);
  },
);

it('is woken by a cart, of which the content is not asked', async () => {
  const gateway = service.another();
  await gateway.ready();
  gateway.services.submissions.start();
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1') });
  await leaveWaiting(gateway, gateway.dataDir);
  await deliversOn(gateway, () => readCart(shopper));
});

it.each([
  ['the worker that took the message', 1, 0],
  ['another worker than the one that took it', 0, 1],
])('is woken by what is heard in %s', async (_, takes, hears) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'workers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const links = linkWorkers(2, createRelay(), createReads(), createLeaseHolder(), createLimits());
  const workers = links.map(({ primary }, at) =>
    service.another({ dataDir, place: { number: at + 1, isFirst: at === 0, primary } }),
  );
  for (const worker of workers) await worker.ready();
  workers[0]!.services.submissions.start();
  await leaveWaiting(workers[takes]!, dataDir);
  await delivers(workers[0]!, workers[hears]!);
});
