import { median } from './comparison/figures.ts';
import { startBench } from './service.ts';

/** One address per screen; a slug is looked up where the seed decides it. */
interface Address {
  screen: string;
  path: string;
}

const WARM = 40;

async function addresses(url: string): Promise<Address[]> {
  const query =
    '{ products(filter: { type: VARIABLE }, perPage: 1) { items { path } } posts(perPage: 1) { items { path } } }';
  const body = JSON.stringify({ query });
  const { data } = (await (
    await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).json()) as {
    data: { products: { items: { path: string }[] }; posts: { items: { path: string }[] } };
  };
  return [
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
    { screen: 'Request quote', path: '/request-quote' },
    { screen: 'Contact', path: '/contact' },
    { screen: 'Not found', path: '/no-such-address' },
  ];
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
