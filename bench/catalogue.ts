import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ProductQuery } from '../server/catalogue/read/productQuery.ts';
import { openTestCatalogue, type TestCatalogue } from '../server/catalogue/test/service.ts';

const SIZES = [1_000, 10_000, 50_000];
const ROUNDS = 20;

const QUERIES: [string, ProductQuery][] = [
  ['list, newest first', { page: 3 }],
  ['list of a category by price', { categorySlugs: ['security'], sort: { field: 'PRICE', order: 'ASC' } }],
  ['list of two options of an attribute', { attributes: [{ slug: 'material', options: ['vinyl', 'polyester'] }] }],
  ['search of two words', { search: 'security label' }],
  ['search of a part of a SKU', { search: '-7421' }],
  ['search with a typing error', { search: 'secrity labels' }],
];

interface Measured {
  /** median, milliseconds */
  ms: number;
  /** the most processor time that the event loop's thread took between two turns, milliseconds */
  held: number;
}

/** Looks at every turn of the event loop, by processor time: other programs of the machine hold nothing. */
function watchTurns(): () => number {
  let [last, most, watching] = [ownMs(), 0, true];
  const look = () => {
    const now = ownMs();
    most = Math.max(most, now - last);
    last = now;
    if (watching) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    watching = false;
    return most;
  };
}

const ownMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Each round asks for something a little different, so that nothing kept answers. */
async function measure(work: (round: number) => Promise<unknown>, rounds = ROUNDS): Promise<Measured> {
  const times: number[] = [];
  // Garbage of what came before is not counted.
  globalThis.gc?.();
  await nextTurn();
  const held = watchTurns();
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
    await nextTurn();
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!, held: held() };
}

/** The same words in other letters, which are another question. */
const otherCase = (text: string, round: number): string =>
  [...text].map((letter, at) => ((round + 1) & (1 << at) ? letter.toUpperCase() : letter)).join('');

const shown = ({ ms, held }: Measured): string => `${ms.toFixed(1)} (${held.toFixed(0)})`;

async function measureQueries({ catalogue: { products } }: TestCatalogue): Promise<string[]> {
  const rows: string[] = [];
  for (const [title, query] of QUERIES) {
    const fresh = (round: number): ProductQuery => ({ ...query, maxPrice: String(100_000 + round) });
    const words = (round: number) => (query.search ? { search: otherCase(query.search, round) } : {});
    const { totalItems } = await products.list(query);
    const lists = await measure(round => products.list({ ...fresh(round), ...words(round) }));
    const facets = await measure(round => products.facets({ ...fresh(round + ROUNDS), ...words(round + ROUNDS) }));
    rows.push(`| ${title} | ${totalItems} | ${shown(lists)} | ${shown(facets)} |`);
  }
  return rows;
}

/** Milliseconds from the look for changes until an edited product is listed by its new name. */
async function measureRefresh(service: ServiceApart, { catalogue }: TestCatalogue): Promise<Measured> {
  await service.edit(100_000, { name: 'Renamed for the bench' });
  return measure(async () => {
    await catalogue.refresh();
    const { totalItems } = await catalogue.products.list({ search: 'renamed bench' });
    if (totalItems !== 1) throw new Error('the edit is not found');
  }, 1);
}

interface ServiceApart {
  url: string;
  edit(id: number, change: Record<string, unknown>): Promise<void>;
  close(): Promise<void>;
}

async function startServiceApart(size: number): Promise<ServiceApart> {
  const child = fork(path.join(import.meta.dirname, 'catalogueService.ts'), [String(size)]);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async edit(id, change) {
      child.send({ id, change });
      await once(child, 'message');
    },
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** An index of so many products: walked, listed, searched, counted and refreshed. */
async function measureSize(size: number): Promise<string[]> {
  const service = await startServiceApart(size);
  const opened = openTestCatalogue(service);
  const before = process.memoryUsage().rss;
  try {
    const walk = await measure(() => opened.catalogue.start(), 1);
    const memory = (process.memoryUsage().rss - before) / 2 ** 20;
    const queries = await measureQueries(opened);
    const sitemap = await measure(() => opened.catalogue.sitemap(), 3);
    const edit = await measureRefresh(service, opened);
    return [
      '',
      `| ${size.toLocaleString('en')} products | found | list ms (loop held) | facets ms (loop held) |`,
      '|---|---|---|---|',
      ...queries,
      '',
      `- walked in ${(walk.ms / 1_000).toFixed(1)} s; the event loop was held for ${walk.held.toFixed(0)} ms at most; ${memory.toFixed(0)} MB more resident`,
      `- the entries of the sitemap: ${shown(sitemap)} ms`,
      `- an edit is found ${shown(edit)} ms after the look for changes that a webhook or the minute begins`,
    ];
  } finally {
    await opened.close();
    await service.close();
  }
}

/** The index as it grows: for each size what a list, its facets, a walk and an edit take, and how long others wait for it. */
export async function measureCatalogue(): Promise<string[]> {
  const lines = [
    'Milliseconds; in brackets the longest that the event loop was held, in processor time of its thread. The shop runs in a process of its own.',
  ];
  for (const size of SIZES) lines.push(...(await measureSize(size)));
  return lines;
}
