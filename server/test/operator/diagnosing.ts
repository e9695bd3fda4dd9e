import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { createDemo } from '../../../demo/service.ts';
import { testCertificate } from '../../wordpress-check/test/certificates.ts';
import { type Front, type FrontOptions, openFront } from '../../wordpress-check/test/front.ts';
import { ask, type TestGatewayOptions, testGateway } from '../ask.ts';
import { seed } from '../seed.ts';

export const QUERY = `query ($tryCart: Boolean = false) {
  diagnostics(tryCart: $tryCart) { status environment consumerKeySet checks { id status detail mend data } }
}`;

export interface Check {
  id: string;
  status: string;
  detail: string;
  mend: string | null;
  data: string | null;
}

/** The embedded service for a test file, what stands in front of it, and what the operator is told of it. */
export async function startDiagnosing() {
  const dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
  const closing: (() => Promise<void>)[] = [];
  setDefaultCACertificates([...getCACertificates('bundled'), (await testCertificate('good')).cert]);
  const demo = await createDemo({ dataDir, seed, render: async key => Buffer.from(key) });
  await demo.listen();

  // How long an answer took is judged, too: what a busy machine takes is not the service's.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(async () => {
    vi.useRealTimers();
    for (const close of closing.splice(0).toReversed()) await close();
  });
  afterAll(async () => {
    await demo.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function front(options: FrontOptions): Promise<Front> {
    const opened = await openFront(demo.url, { wait: ms => vi.advanceTimersByTime(ms), ...options });
    closing.push(opened.close);
    return opened;
  }

  function gateway(env: Record<string, string>, more: Partial<TestGatewayOptions> = {}) {
    const made = testGateway({ upstream: demo.url, env: { ...credentials(), ...env }, ...more });
    closing.push(made.close);
    return made;
  }

  const credentials = () => ({ WORDPRESS_USERNAME: demo.username, WORDPRESS_APP_PASSWORD: demo.applicationPassword });

  async function diagnose(env: Record<string, string>, variables = {}) {
    const { data, errors } = await ask(gateway(env), QUERY, variables);
    expect(errors).toEqual([]);
    const checks = data.diagnostics.checks as Check[];
    return {
      status: data.diagnostics.status as string,
      checks,
      of: (id: string) => checks.find(check => check.id === id)!,
    };
  }

  return { dataDir, demo, front, gateway, diagnose };
}
