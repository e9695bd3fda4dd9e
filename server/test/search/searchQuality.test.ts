import { expect, it } from 'vitest';
import { seed } from '../../../demo/seed/index.ts';
import { startEmbedded } from '../embedded.ts';
import { figuresOf, judge } from './judged/judge.ts';

// The judged queries over the full seed, as a visitor asks them. docs/search.md has the figures.

const LEAST = 0.9;
const service = startEmbedded({ seed });
const FIRST = `query ($query: String!) { search(query: $query, perGroup: 20) { products { items { slug } } } }`;

const find = async (query: string): Promise<string[]> => {
  const { data } = await service.ask(FIRST, { query });
  return data.search.products.items.map(({ slug }: { slug: string }) => slug);
};

it('answers the judged queries, those held back among them, with what was meant first', async () => {
  const judgements = await judge(find);
  expect(figuresOf(judgements).mrr).toBeGreaterThanOrEqual(LEAST);
  expect(figuresOf(judgements.filter(({ held }) => held)).mrr).toBeGreaterThanOrEqual(LEAST);
});

it.each([
  ['labels', 'lables'],
  ['labels', 'label'],
  ['labels', 'stickers'],
  ['void', 'viod'],
  ['25 x 15 mm', '25×15'],
  ['2.5mm', '2,5 mm'],
  ['adhesion test', 'Adhesion teßt'],
])('finds the same first for %j and %j', async (words, others) => {
  const found = await find(words);
  expect(found.length).toBeGreaterThan(0);
  expect((await find(others))[0]).toBe(found[0]);
});
