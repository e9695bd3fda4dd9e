import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { TestGateway } from '../../test/ask.ts';
import { startEmbedded } from '../../test/embedded.ts';
import { freePort } from '../../test/freePort.ts';
import { hasRedis, startRedis } from '../../test/redis.ts';
import { checkCatalogue, judge } from './health.ts';
import { serveSite } from './uploads/testUploads.ts';

const service = startEmbedded();
const NOBODY = 'http://127.0.0.1:1';

const making = { ready: false, ageMs: () => null };

it.each([
  [{ done: 0, total: 0, byAnother: true }, 'index read by another process, not counted yet'],
  [{ done: 0, total: 0, byAnother: false }, 'index not counted yet'],
  [{ done: 40, total: 132, byAnother: true }, 'index 40 of 132'],
])('says what is known of an index that is being made: %o', (known, reason) => {
  const catalogue = { ...making, progress: () => ({ ...known, msPerRow: null, rowsPerCall: 100 }) };
  const answering = { current: { content: { answers: true }, shop: { answers: true } } } as never;
  expect(checkCatalogue(catalogue, answering)).toMatchObject({ ready: false, reason, required: false });
});

it('says how far the index is while it is made', () => {
  const catalogue = {
    ...making,
    progress: () => ({ done: 40, total: 132, msPerRow: 110, rowsPerCall: 100, byAnother: false }),
  };
  const answering = { current: { content: { answers: true }, shop: { answers: false } } } as never;
  expect(judge({ catalogue: checkCatalogue(catalogue, answering) })).toMatchObject({
    status: 200,
    body: { ready: true, impaired: ['catalogue'], checks: { catalogue: { ready: false, reason: 'index 40 of 132' } } },
  });
});

/** What a balancer is told of a gateway. */
async function readiness(gateway: TestGateway, stopping?: AbortSignal) {
  const site = await serveSite(gateway, stopping ? { stopping } : {});
  onTestFinished(() => site.close());
  const response = await fetch(`${site.origin}/readyz`);
  return { status: response.status, body: await response.json() };
}

it('is ready, and nothing is impaired, where every part is as it should be', async () => {
  expect(await readiness(service.gateway)).toEqual({
    status: 200,
    body: {
      ready: true,
      impaired: [],
      checks: {
        catalogue: { ready: true, ageMs: expect.any(Number) },
        submissions: { ready: true, ageMs: null },
        artwork: { ready: true, ageMs: null },
      },
    },
  });
});

it('is alive whatever its services do', async () => {
  const site = await serveSite(service.another({ upstream: NOBODY }));
  onTestFinished(() => site.close());
  const response = await fetch(`${site.origin}/healthz`);
  expect([response.status, await response.json()]).toEqual([200, { alive: true }]);
  // Without a word on it a cache in front says so for minutes after the end.
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('stays ready while what all processes share is away, names it, and says it once in the log', async () => {
  const away = `127.0.0.1:${await freePort()}`;
  const env = { DATABASE_URL: `postgres://nobody@${away}/none`, REDIS_URL: `redis://${away}` };
  const gateway = service.another({ env });
  await gateway.ready();
  // Their clients are loaded at first use, which may take longer than a balancer waits.
  await Promise.all([gateway.services.submissions.health(), gateway.services.redis?.client()]);
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  for (let times = 0; times < 3; times++) {
    const response = await fetch(`${site.origin}/readyz`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        ready: true,
        impaired: ['submissions', 'redis'],
        checks: {
          catalogue: { ready: true, ageMs: expect.any(Number) },
          submissions: { ready: false, ageMs: null, reason: 'unreachable' },
          artwork: { ready: true, ageMs: null },
          redis: { ready: false, ageMs: null, reason: 'unreachable' },
        },
      },
    ]);
  }
  expect(gateway.lines.filter(line => line.includes('Impaired: submissions, redis'))).toHaveLength(1);
});

it.runIf(hasRedis())('says of a Redis that is full that nothing can be written there', async () => {
  const redis = await startRedis(['--maxmemory', '1', '--maxmemory-policy', 'noeviction']);
  onTestFinished(() => redis.stop());
  const gateway = service.another({ env: { REDIS_URL: redis.url } });
  await gateway.ready();
  await gateway.services.redis?.client();
  expect(await readiness(gateway)).toMatchObject({
    status: 200,
    body: { ready: true, impaired: ['redis'], checks: { redis: { reason: 'not writable' } } },
  });
});

it('stays ready where no file can be stored, and says so', async () => {
  const gateway = service.another();
  await gateway.ready();
  rmSync(join(gateway.dataDir, 'artwork'), { recursive: true });
  expect(await readiness(gateway)).toMatchObject({
    status: 200,
    body: { ready: true, impaired: ['artwork'], checks: { artwork: { ready: false, reason: 'unusable' } } },
  });
});

it('keeps no balancer waiting for a database that does not answer', async () => {
  let givenUp = false;
  const deaf = createServer(socket => {
    socket.on('close', () => {
      givenUp = true;
    });
  });
  const port = await freePort();
  await new Promise<void>(resolve => deaf.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void deaf.close());
  const gateway = service.another({ env: { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/none` } });
  await gateway.ready();
  expect(await readiness(gateway)).toMatchObject({
    status: 200,
    body: { impaired: ['submissions'], checks: { submissions: { reason: 'no answer' } } },
  });
  // The database itself is still waited for.
  expect(givenUp).toBe(false);
});

it('is ready without the index once a service answers, for then lists are asked of it', async () => {
  const gateway = service.another();
  expect(await readiness(gateway)).toMatchObject({
    status: 503,
    body: { ready: false, impaired: ['catalogue'], checks: { catalogue: { reason: 'no service asked yet' } } },
  });
  expect(gateway.lines.filter(line => line.includes('Impaired'))).toEqual([]);
  await gateway.services.capabilities.find();
  expect(await readiness(gateway)).toMatchObject({
    status: 200,
    body: { ready: true, impaired: ['catalogue'], checks: { catalogue: { ready: false, ageMs: null } } },
  });
});

it('is not ready where nothing can be shown: no index, and no service that answers', async () => {
  const gateway = service.another({ upstream: NOBODY });
  await gateway.services.capabilities.find();
  expect(await readiness(gateway)).toMatchObject({
    status: 503,
    body: { ready: false, checks: { catalogue: { ready: false, reason: 'no service answers' } } },
  });
});

it('is not ready once the process stops, whatever else it could do', async () => {
  expect(await readiness(service.gateway, AbortSignal.abort())).toMatchObject({
    status: 503,
    body: { ready: false, impaired: ['process'], checks: { process: { reason: 'stopping' } } },
  });
});
