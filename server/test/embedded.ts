import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { FaultRule } from '../../demo/http/faults.ts';
import type { Seed } from '../../demo/seed/types.ts';
import { createDemo, type Demo } from '../../demo/service.ts';
import { type Asked, ask, type TestGateway, type TestGatewayOptions, testGateway } from './ask.ts';
import { seed as known } from './seed.ts';

export interface Embedded {
  readonly gateway: TestGateway;
  readonly demo: Demo;
  ask(query: string, variables?: Record<string, unknown>): Promise<Asked>;
  /** What is asked, without errors, and what it cost the service. */
  cost(query: string, variables?: Record<string, unknown>): Promise<{ data: Asked['data']; calls: string[] }>;
  /** Another gateway on the same service, closed after the file's tests. */
  another(options?: Partial<TestGatewayOptions>): TestGateway;
  /** Forgets what the gateway keeps and what the service saw; reference data and index stay. */
  cold(): Promise<void>;
  /** Paths with query that the service was asked since `cold`. */
  calls(): Promise<string[]>;
  /** Trouble until the end of the test. */
  faults(...rules: FaultRule[]): Promise<void>;
  /** An edit by the back office. */
  edit(collection: string, slug: string, fields: Record<string, unknown>): Promise<void>;
}

/** One embedded service with a gateway on it for a test file; index and reference data are loaded. */
export function startEmbedded({
  seed = known,
  ...options
}: { seed?: Seed } & Partial<TestGatewayOptions> = {}): Embedded {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  const others: TestGateway[] = [];
  let demo: Demo;
  let gateway: TestGateway;

  const withCredentials = (more: Partial<TestGatewayOptions>): TestGatewayOptions => ({
    upstream: demo.url,
    ...more,
    env: { WORDPRESS_USERNAME: demo.username, WORDPRESS_APP_PASSWORD: demo.applicationPassword, ...more.env },
  });
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${demo.url}/__demo/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };

  beforeAll(async () => {
    demo = await createDemo({ dataDir, seed, render: async key => Buffer.from(key) });
    await demo.listen();
    gateway = testGateway(withCredentials(options));
    await gateway.ready();
  });
  afterEach(async () => {
    await control('DELETE', 'faults');
  });
  afterAll(async () => {
    await Promise.all([gateway, ...others].map(one => one.close()));
    await demo.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const embedded: Embedded = {
    get gateway() {
      return gateway;
    },
    get demo() {
      return demo;
    },
    ask: (query, variables) => ask(gateway, query, variables),
    async cost(query, variables) {
      await embedded.cold();
      const { data, errors } = await ask(gateway, query, variables);
      expect(errors).toEqual([]);
      return { data, calls: await embedded.calls() };
    },
    another(more = {}) {
      const made = testGateway(withCredentials({ ...options, ...more }));
      others.push(made);
      return made;
    },
    async cold() {
      gateway.store.clear();
      await gateway.ready();
      await control('DELETE', 'calls');
    },
    async calls() {
      const seen = (await control('GET', 'calls')) as { path: string }[];
      return seen.map(call => call.path.replace('/wp-json', ''));
    },
    faults: async (...rules) => {
      await control('POST', 'faults', { rules });
    },
    edit: async (collection, slug, fields) => {
      await control('POST', 'content', { collection, slug, fields });
    },
  };
  return embedded;
}
