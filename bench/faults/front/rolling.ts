import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Demo, startDemo } from '../../../e2e/demo.ts';
import { answers } from '../../../e2e/process.ts';
import { postgresPrograms, startPostgres } from '../../../server/outbox/test/postgres.ts';
import { freePort } from '../../../server/test/freePort.ts';
import { hasRedis, startRedis } from '../../../server/test/redis.ts';
import { type Gateway, startGateway } from '../gateway.ts';
import { type Proof, seconds, within } from '../proof.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { startTraffic } from './traffic.ts';

const PROCESSES = 3;
/** What every process promises, and what a busy machine adds. */
const LONGEST_END_MS = 15_000 + 2_000;

export const rolling: Proof = {
  title: 'Three gateways behind nginx are restarted in turn',
  crowd: true,
  async run(full) {
    if (!hasNginx()) return { skipped: 'nginx is missing (apt-get install nginx).' };
    if (!hasRedis()) return { skipped: 'Redis is missing (apt-get install redis-server).' };
    if (!postgresPrograms()) return { skipped: 'PostgreSQL is missing (apt-get install postgresql).' };
    const rounds = full ? 3 : 1;
    const [demo, redis, postgres, port] = await Promise.all([startDemo(), startRedis(), startPostgres(), freePort()]);
    const artwork = mkdtempSync(path.join(tmpdir(), 'artwork-'));
    const url = `http://localhost:${port}`;
    const env = {
      ...demo.env,
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      REDIS_URL: redis.url,
      DATABASE_URL: await postgres.database(),
      ARTWORK_DIR: artwork,
      SECRET_KEYS: 'a secret that all processes know',
    };
    const service = demo.env.WORDPRESS_URL!;
    const gateways = await Promise.all(Array.from({ length: PROCESSES }, () => startGateway({ service, env })));
    const upstreams = gateways.map(gateway => new URL(gateway.url).host.replace('localhost', '127.0.0.1'));
    const nginx = await startNginx(port, upstreams);
    try {
      await Promise.all(gateways.map(isReady));
      const traffic = startTraffic(url);
      const ends: number[] = [];
      for (let turn = 0; turn < rounds * PROCESSES; turn++) {
        const gateway = gateways[turn % PROCESSES]!;
        await traffic.upload();
        const began = performance.now();
        await gateway.end();
        ends.push(performance.now() - began);
        await gateway.start();
        await isReady(gateway);
      }
      const { reads, posts, uploads, failures } = await traffic.stop();
      const lost = async () => {
        const there = await arrivedAt(demo);
        return posts.filter(key => !there.has(key)).length;
      };
      await within(60_000, async () => (await lost()) === 0);
      const missing = await lost();
      const doubled = [...(await arrivedAt(demo)).values()].filter(times => times > 1).length;
      const longest = Math.max(...ends);
      const faults = gateways.flatMap(gateway => gateway.logs().match(/"fault":"[^"]*"/) ?? []).join(', ');
      const first = failures[0] ? `, first ${failures[0]}; gateways: ${faults}; nginx: ${nginx.complaint()}` : '';
      return {
        figures: [
          { what: 'restarts by SIGTERM', value: ends.length },
          { what: 'pages, forms and slow uploads meanwhile', value: `${reads}, ${posts.length}, ${uploads}` },
          { what: 'failed', value: `${failures.length}${first}`, holds: failures.length === 0 },
          { what: 'forms acknowledged and lost', value: missing, holds: missing === 0 },
          { what: 'forms delivered more than once', value: doubled, holds: doubled === 0 },
          { what: 'longest end, uploads included', value: seconds(longest), holds: longest <= LONGEST_END_MS },
        ],
      };
    } finally {
      await nginx.stop();
      await Promise.all(gateways.map(gateway => gateway.remove()));
      await Promise.all([demo.stop(), redis.stop(), postgres.stop()]);
      rmSync(artwork, { recursive: true, force: true });
    }
  },
};

/** How often each form was delivered, by the key that it carries. */
async function arrivedAt(demo: Demo): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const { fields } of await demo.submissions()) {
    const key = /^key=(\S+)/.exec(fields.message ?? '')?.[1] ?? '';
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
}

async function isReady({ url }: Gateway): Promise<void> {
  while (!(await answers(`${url}/readyz`))) await sleep(50);
}
