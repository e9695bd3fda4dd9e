import { indexable, screenAt, unlisted } from '../e2e/kinds.ts';
import { type ScreenRow, screens } from '../rules/screens.ts';
import { median } from './comparison/figures.ts';
import { startBench } from './service.ts';

/** One address per screen; a slug is looked up where the seed decides it. */
interface Address {
  screen: string;
  path: string;
}

const WARM = 40;

/** A screen of everybody's that has no name here goes by its file, at its first address. */
function unnamed(named: readonly Address[]): Address[] {
  const measured = new Set(named.map(({ path }) => screenAt(path)));
  const shared = Object.values<ScreenRow>(screens).flatMap(row =>
    row.audience === 'everyone' && 'screen' in row && !measured.has(row.screen) ? [row.screen] : [],
  );
  const known = [...Object.keys(indexable), ...unlisted];
  return [...new Set(shared)].flatMap(screen => {
    const path = known.find(address => screenAt(address) === screen);
    return path ? [{ screen: screen.slice(screen.indexOf('/') + 1).replace(/Screen$/, ''), path }] : [];
  });
}

async function addresses(url: string): Promise<Address[]> {
  const query =
    '{ products(filter: { type: VARIABLE }, perPage: 4) { items { id path } } posts(perPage: 1) { items { path } } }';
  const body = JSON.stringify({ query });
  const { data } = (await (
    await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).json()) as {
    data: { products: { items: { id: string; path: string }[] }; posts: { items: { path: string }[] } };
  };
  const named = [
    { screen: 'Home', path: '/' },
    { screen: 'Catalogue', path: '/catalog' },
    { screen: 'Category', path: '/products/security' },
    { screen: 'Labels', path: '/labels' },
    { screen: 'Services', path: '/services' },
    { screen: 'Product', path: data.products.items[0]!.path },
    { screen: 'Blog', path: '/blog' },
    { screen: 'Post', path: data.posts.items[0]!.path },
    { screen: 'Page', path: '/page/faq' },
    { screen: 'About', path: '/about' },
    { screen: 'Search', path: '/search?q=void' },
    { screen: 'Compare', path: `/compare?products=${data.products.items.map(({ id }) => id).join(',')}` },
    { screen: 'Request quote', path: '/request-quote' },
    { screen: 'Contact', path: '/contact' },
    { screen: 'Not found', path: '/no-such-address' },
  ];
  return [...named, ...unnamed(named)];
}

async function timed(url: string): Promise<number> {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - began;
}

/** Cold is the first visit with reference data and index at hand and everything else empty; warm is any later one. */
export async function measureScreens(latencyMs: number): Promise<string[]> {
  const bench = await startBench({ latencyMs });
  try {
    const rows = [
      `| screen (service ${latencyMs} ms a call) | cold ms | upstream calls | warm ms (median of ${WARM}) | HTML kB |`,
      '|---|---|---|---|---|',
    ];
    for (const { screen, path: address } of await addresses(bench.url)) {
      const { result: cold, calls } = await bench.countCalls(() => timed(bench.url + address));
      const warm: number[] = [];
      for (let i = 0; i < WARM; i += 1) warm.push(await timed(bench.url + address));
      const html = await (await fetch(bench.url + address)).text();
      rows.push(
        `| ${screen} | ${cold.toFixed(1)} | ${calls} | ${median(warm).toFixed(2)} | ${(html.length / 1024).toFixed(1)} |`,
      );
    }
    return rows;
  } finally {
    await bench.stop();
  }
}
