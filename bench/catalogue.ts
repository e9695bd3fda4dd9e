import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProductQuery } from '../server/catalogue/lists.ts';
import {
  openTestCatalogue,
  type ServiceRow,
  startTestService,
  type TestCatalogue,
  type TestService,
} from '../server/catalogue/testService.ts';

const PRODUCTS = 10_000;
const ROUNDS = 40;

const QUERIES: [string, ProductQuery][] = [
  ['list, newest first', { page: 3 }],
  ['list of a category by price', { categorySlugs: ['security'], sort: { field: 'PRICE', order: 'ASC' } }],
  ['list of two options of an attribute', { attributes: [{ slug: 'material', options: ['vinyl', 'polyester'] }] }],
  ['search of two words', { search: 'security label' }],
  ['search of a part of a SKU', { search: '-7421' }],
  ['search with a typing error', { search: 'secrity labels' }],
];

/** The recorded products over and over, each with an id, a slug, a name and a SKU of its own. */
function multiply(rows: ServiceRow[]): ServiceRow[] {
  const simple = rows.filter(row => row.type === 'simple' && row.status === 'publish');
  return Array.from({ length: PRODUCTS - rows.length }, (_, i) => {
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

/** Each round asks for something a little different, so that nothing kept answers. */
function median(work: (round: number) => unknown): string {
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const began = performance.now();
    work(round);
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[ROUNDS / 2]!.toFixed(1);
}

function measureQueries({ catalogue: { products } }: TestCatalogue): string[] {
  const row = ([title, query]: (typeof QUERIES)[number]) => {
    const fresh = (round: number): ProductQuery => ({ ...query, maxPrice: String(100_000 + round) });
    const found = products.list(query).totalItems;
    const listed = median(round => products.list(fresh(round)));
    return `| ${title} | ${found} | ${listed} | ${median(round => products.facets(fresh(round + ROUNDS)))} |`;
  };
  return [
    `| ${PRODUCTS.toLocaleString('en')} products | found | list ms | facets ms |`,
    '|---|---|---|---|',
    ...QUERIES.map(row),
  ];
}

/** Milliseconds from the look for changes until an edited product is listed by its new name. */
async function measureRefresh(service: TestService, { catalogue }: TestCatalogue): Promise<number> {
  service.edit('products', 100_000, { name: 'Renamed for the bench' });
  const began = performance.now();
  await catalogue.refresh();
  if (catalogue.products.list({ search: 'renamed bench' }).totalItems !== 1) throw new Error('the edit is not found');
  return performance.now() - began;
}

/** The index with ten thousand products: walked, listed, searched, counted and refreshed. */
export async function measureCatalogue(): Promise<string[]> {
  const service = await startTestService();
  service.rows.products.push(...multiply(service.rows.products));
  const opened = openTestCatalogue(service);
  const before = process.memoryUsage().rss;
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const began = performance.now();
  await opened.catalogue.start();
  const walked = performance.now() - began;
  delay.disable();
  try {
    return [
      ...measureQueries(opened),
      '',
      `- walked in ${(walked / 1_000).toFixed(1)} s, service included; longest pause of the event loop ${(delay.max / 1e6).toFixed(0)} ms`,
      `- memory of the process ${((process.memoryUsage().rss - before) / 2 ** 20).toFixed(0)} MB more after the walk, that of the service included`,
      `- an edit is found ${(await measureRefresh(service, opened)).toFixed(0)} ms after the look for changes that a webhook or the minute begins`,
    ];
  } finally {
    await opened.close();
    await service.close();
  }
}
