import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A query with up to three products, by slug, that are meant by it, best first. */
interface JudgedQuery {
  query: string;
  expected: string[];
  /** Not looked at while search is changed. */
  held?: boolean;
}

/** How well a set of queries is answered, from 0 to 1. */
export interface SearchFigures {
  queries: number;
  /** mean of 1 / place of the first product that is among the expected, 0 where none is */
  mrr: number;
  /** the same for the one that was judged best alone */
  bestMrr: number;
  /** of the expected products, how many are among the first as many */
  firstThree: number;
}

/** What one query was answered with, beside what it should have been. */
export interface Judgement extends JudgedQuery {
  found: string[];
}

const judgedQueries: readonly JudgedQuery[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'queries.json'), 'utf8'),
);

/** Asks every query; `find` answers slugs, best first. */
export async function judge(find: (query: string) => Promise<string[]>): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const judged of judgedQueries) judgements.push({ ...judged, found: await find(judged.query) });
  return judgements;
}

export const figuresOf = (judgements: readonly Judgement[]): SearchFigures => ({
  queries: judgements.length,
  mrr: mean(judgements.map(({ found, expected }) => reciprocal(found.findIndex(slug => expected.includes(slug))))),
  bestMrr: mean(judgements.map(({ found, expected }) => reciprocal(found.indexOf(expected[0]!)))),
  firstThree: mean(judgements.map(({ found, expected }) => overlap(found.slice(0, expected.length), expected))),
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const reciprocal = (place: number): number => (place < 0 ? 0 : 1 / (place + 1));
const overlap = (first: readonly string[], expected: readonly string[]): number =>
  expected.filter(slug => first.includes(slug)).length / expected.length;
