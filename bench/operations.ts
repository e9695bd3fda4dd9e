import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Budget, budgets } from '../server/test/budgets.ts';
import { type Bench, startBench } from './service.ts';

const WARM = 40;
const registered = path.join(import.meta.dirname, '../client/dist/operations.json');

const SLUGS = `{ posts(perPage: 1) { items { slug author { slug } categories { slug } tags { slug } } }
  products(perPage: 1) { items { id } } }`;

interface Found {
  posts: {
    items: { slug: string; author: { slug: string }; categories: { slug: string }[]; tags: { slug: string }[] }[];
  };
  products: { items: { id: string }[] };
}

async function ask<T>(bench: Bench, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${bench.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T;
}

/** The `{post}` and the like of the budgets, as the seed has them. */
async function named(bench: Bench): Promise<Record<string, string>> {
  const { data } = await ask<{ data: Found }>(bench, { query: SLUGS });
  const post = data.posts.items[0]!;
  return {
    '{post}': post.slug,
    '{author}': post.author.slug,
    '{category}': post.categories[0]?.slug ?? '',
    '{tag}': post.tags[0]?.slug ?? '',
    '{product}': data.products.items[0]!.id,
  };
}

const filled = ({ variables }: Budget, names: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, typeof value === 'string' ? (names[value] ?? value) : value]),
  );

async function row(name: string, hash: string, budget: Budget, names: Record<string, string>): Promise<string> {
  // A site of its own for each: what another operation fetched would not be cold.
  const bench = await startBench();
  try {
    const body = { variables: filled(budget, names), extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
    const time = async () => {
      const began = performance.now();
      await ask(bench, body);
      return performance.now() - began;
    };
    const { result: cold, calls } = await bench.countCalls(time);
    const warm: number[] = [];
    for (let i = 0; i < WARM; i += 1) warm.push(await time());
    const median = warm.toSorted((a, b) => a - b)[WARM / 2]!;
    return `| ${name} | ${cold.toFixed(1)} | ${calls} | ${median.toFixed(2)} |`;
  } finally {
    await bench.stop();
  }
}

/** Every registered query that has a budget, over HTTP: cold with reference data and index at hand, and warm. */
export async function measureOperations(): Promise<string[]> {
  const texts = Object.entries(JSON.parse(readFileSync(registered, 'utf8')) as Record<string, string>);
  const rows = [`| operation | cold ms | upstream calls | warm ms (median of ${WARM}) |`, '|---|---|---|---|'];
  const first = await startBench();
  const names = await named(first).finally(() => first.stop());
  for (const [name, budget] of Object.entries(budgets)) {
    const hash = texts.find(([, text]) => new RegExp(`query ${name}\\b`).test(text))?.[0];
    if (hash) rows.push(await row(name, hash, [budget].flat()[0]!, names));
  }
  return rows;
}
