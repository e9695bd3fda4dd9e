import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProductQuery } from '../server/catalogue/lists.ts';
import {
  openTestCatalogue,
  type ServiceRow,
  startTestService,
  type TestCatalogue,
  type TestService,
} from '../server/catalogue/testService.ts';

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

/** The recorded products over and over, each with an id, a slug, a name and a SKU of its own. */
function multiply(rows: ServiceRow[], size: number): ServiceRow[] {
  const simple = rows.filter(row => row.type === 'simple' && row.status === 'publish');
  return Array.from({ length: size - rows.length }, (_, i) => {
    const row = simple[i % simple.length]!;
    const id = 100_000 + i;
    const own = {
      id,
      slug: `${row.slug}-${id}`,
      name: `${row.name} ${id}`,
      sku: `BENCH-${id}`,
      price: `${i % 900}.50`,
    };
    return { ...row, ...own, date_modified: '2020-01-01T02:00:00', date_modified_gmt: '2020-01-01T00:00:00' };
  });
}

interface Measured {
  /** median, milliseconds */
  ms: number;
  /** how long the event loop was held at most, milliseconds */
  held: number;
}

/** Each round asks for something a little different, so that nothing kept answers. */
async function measure(work: (round: number) => Promise<unknown>, rounds = ROUNDS): Promise<Measured> {
  const times: number[] = [];
  // Garbage of what came before is not counted.
  globalThis.gc?.();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
    await setImmediate();
  }
  delay.disable();
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!, held: delay.max / 1e6 };
}

const shown = ({ ms, held }: Measured): string => `${ms.toFixed(1)} (${held.toFixed(0)})`;

async function measureQueries({ catalogue: { products } }: TestCatalogue): Promise<string[]> {
  const rows: string[] = [];
  for (const [title, query] of QUERIES) {
    const fresh = (round: number): ProductQuery => ({ ...query, maxPrice: String(100_000 + round) });
    const words = (round: number) => (query.search ? { search: query.search + ' '.repeat(round) } : {});
    const { totalItems } = await products.list(query);
    const lists = await measure(round => products.list({ ...fresh(round), ...words(round) }));
    const facets = await measure(round => products.facets({ ...fresh(round + ROUNDS), ...words(round) }));
    rows.push(`| ${title} | ${totalItems} | ${shown(lists)} | ${shown(facets)} |`);
  }
  return rows;
}

/** Milliseconds from the look for changes until an edited product is listed by its new name. */
async function measureRefresh(service: TestService, { catalogue }: TestCatalogue): Promise<Measured> {
  service.edit('products', 100_000, { name: 'Renamed for the bench' });
  return measure(async () => {
    await catalogue.refresh();
    const { totalItems } = await catalogue.products.list({ search: 'renamed bench' });
    if (totalItems !== 1) throw new Error('the edit is not found');
  }, 1);
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
