import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDemo } from '../demo/service.ts';
import { startSite } from '../e2e/site.ts';

interface BenchOptions {
  latencyMs?: number;
  /** further variables of the site */
  env?: Record<string, string>;
}

/** The built site in front of an embedded service whose calls can be counted. */
export interface Bench {
  url: string;
  pid: number;
  /** Upstream calls that `work` causes. */
  countCalls<T>(work: () => Promise<T>): Promise<{ result: T; calls: number }>;
  stop(): Promise<void>;
}

export async function startBench({ latencyMs = 0, env = {} }: BenchOptions = {}): Promise<Bench> {
  const own = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const demo = await createDemo({ dataDir: path.join(own, 'demo'), latencyMs });
  const service = await demo.listen(0);
  const site = await startSite({
    env: {
      WORDPRESS_URL: service,
      WORDPRESS_USERNAME: demo.username,
      WORDPRESS_APP_PASSWORD: demo.applicationPassword,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  return {
    url: site.url,
    pid: site.pid,
    async countCalls(work) {
      await fetch(`${service}/__demo/calls`, { method: 'DELETE' });
      const result = await work();
      const calls = (await (await fetch(`${service}/__demo/calls`)).json()) as unknown[];
      return { result, calls: calls.length };
    },
    async stop() {
      await site.stop();
      await demo.close();
      rmSync(own, { recursive: true, force: true });
    },
  };
}
