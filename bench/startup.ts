import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDemo } from '../demo/service.ts';
import { startSite } from '../e2e/site.ts';
import { median } from './comparison/figures.ts';

const ROUNDS = 5;
const LOOK_AGAIN_MS = 10;

/** Milliseconds from the start of the process. */
interface Times {
  /** until the home page came, whole */
  page: number;
  /** until the index was there, too */
  indexed: number;
}

async function timeStart(env: Record<string, string>): Promise<Times> {
  const began = performance.now();
  const site = await startSite({ env, until: 'alive' });
  try {
    const response = await fetch(site.url);
    if (!response.ok) throw new Error(`${response.status} from ${site.url}`);
    await response.arrayBuffer();
    const page = performance.now() - began;
    while (!(await isIndexed(site.url))) await sleep(LOOK_AGAIN_MS);
    return { page, indexed: performance.now() - began };
  } finally {
    await site.stop();
  }
}

async function isIndexed(url: string): Promise<boolean> {
  const { impaired } = (await (await fetch(`${url}/readyz`)).json()) as { impaired?: string[] };
  return impaired?.includes('catalogue') === false;
}

const row = (title: string, times: readonly Times[]): string => {
  const figure = (of: keyof Times) => {
    const all = times.map(one => Math.round(one[of]));
    return `${median(all)} (${Math.min(...all)}-${Math.max(...all)})`;
  };
  return `| ${title} | ${figure('page')} | ${figure('indexed')} |`;
};

/** How long the built site takes from nothing to its first page: the first time, and again in the same folder. */
export async function measureStart(): Promise<string[]> {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-start-'));
  const demo = await createDemo({ dataDir: path.join(dir, 'demo') });
  const service = {
    WORDPRESS_URL: await demo.listen(0),
    WORDPRESS_USERNAME: demo.username,
    WORDPRESS_APP_PASSWORD: demo.applicationPassword,
    LOG_LEVEL: 'warn',
  };
  const [first, again]: [Times[], Times[]] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const env = { ...service, DATA_DIR: path.join(dir, `data-${round}`) };
      first.push(await timeStart(env));
      again.push(await timeStart(env));
    }
  } finally {
    await demo.close();
    rmSync(dir, { recursive: true, force: true });
  }
  return [
    `| ms from the start of the process, median (least-most) of ${ROUNDS} | first page | index there |`,
    '|---|---|---|',
    row('with an empty data folder: the database is made, the index walked', first),
    row('again', again),
  ];
}
