import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workersOf } from './faults/workers/workerProcesses.ts';
import { type Bench, startBench } from './service.ts';
import { type Taken, takenBy } from './taken.ts';

const registered = path.join(import.meta.dirname, '../client/dist/operations.json');
const KEYS = [1_000, 10_000];
const AT_ONCE = 4;
/** Every so many keys one is a page, the others are answers of one operation. */
const PAGE_EVERY = 5;
const SETTINGS: [string, Record<string, string>][] = [
  ['as it starts by itself: `MEMORY_MB=256`', {}],
  ['with `MEMORY_MB=1024`', { MEMORY_MB: '1024' }],
  [
    "as Node and the C library size themselves by this machine, `MEMORY_MB=768` for the cache's sake",
    { NODE_OPTIONS: '--max-heap-size=4096 --max-semi-space-size=32', MALLOC_ARENA_MAX: '8', MEMORY_MB: '768' },
  ],
  ['with `WORKERS=4`: the process that starts them, and each of them', { WORKERS: '4' }],
];

function catalogueHash(): string {
  const texts = Object.entries(JSON.parse(readFileSync(registered, 'utf8')) as Record<string, string>);
  return texts.find(([, text]) => /query Catalogue\b/.test(text))![0];
}

function addressOf(key: number, sha256Hash: string): string {
  const search = `void ${key}`;
  if (key % PAGE_EVERY === 0) return `/catalog?${new URLSearchParams({ search })}`;
  const variables = JSON.stringify({ filter: { search }, page: 1, sort: null });
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  return `/graphql?${new URLSearchParams({ variables, extensions })}`;
}

/** Asks for keys that nobody has asked for before, several at once. */
async function load(bench: Bench, from: number, to: number): Promise<void> {
  const hash = catalogueHash();
  let next = from;
  const askOn = async () => {
    while (next < to) {
      const response = await fetch(bench.url + addressOf(next++, hash), { headers: { 'accept-encoding': 'br' } });
      if (!response.ok) throw new Error(`${response.status} from ${response.url}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}

/** What each process of a site has taken: the one that was started, then those that it started. */
const takenByEach = ({ pid }: Bench): Taken[] => [pid, ...workersOf({ pid })].map(takenBy);

const added = (taken: readonly Taken[], of: (one: Taken) => number): number =>
  taken.reduce((sum, one) => sum + of(one), 0);

async function measureRow(title: string, env: Record<string, string>): Promise<string> {
  const bench = await startBench({ env });
  try {
    const started = takenByEach(bench);
    const taken: Taken[][] = [];
    for (const [index, keys] of KEYS.entries()) {
      await load(bench, KEYS[index - 1] ?? 0, keys);
      taken.push(takenByEach(bench));
    }
    const last = taken.at(-1)!;
    const resident = [started, ...taken].map(all => all.map(({ residentMb }) => residentMb).join(' + ')).join(' | ');
    const files = last.map(({ filesMb }) => filesMb).join(' + ');
    const cpuS = added(last, one => one.cpuS) - added(started, one => one.cpuS);
    return `| ${title} | ${resident} | ${files} | ${cpuS.toFixed(1)} |`;
  } finally {
    await bench.stop();
  }
}

/** Resident memory of the gateway alone, the services being another process, under many different keys. */
export async function measureMemory(): Promise<string[]> {
  const rows: string[] = [];
  for (const [title, env] of SETTINGS) rows.push(await measureRow(title, env));
  const after = KEYS.map(keys => `after ${keys.toLocaleString('en')} keys, MB`).join(' | ');
  return [
    `| gateway alone, resident | after the start, MB | ${after} | of it files of Node, MB | processor s for the keys |`,
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    `Each key is asked for once, ${AT_ONCE} at a time; every ${PAGE_EVERY}th is a page, the others are answers of an operation.`,
  ];
}
