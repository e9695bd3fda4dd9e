import { deepStrictEqual } from 'node:assert';
import { ask } from './ask.ts';
import type { Contestant } from './contestants.ts';
import { type Query, queries, type Subjects, VARIANTS } from './queries.ts';

/** What a variable product alone has is left out by one server and empty with another; prices have more or fewer noughts. */
function comparable(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => comparable(one));
  if (key === 'amount') return Number(value);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([name, one]) => !(name === 'variations' && isNone(one)));
  return Object.fromEntries(entries.map(([name, one]) => [name, comparable(one, name)]));
}

const isNone = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

const leavesOf = (value: unknown): number =>
  value && typeof value === 'object' ? Object.values(value).reduce<number>((sum, one) => sum + leavesOf(one), 0) : 1;

const dataOf = (text: string): unknown => comparable((JSON.parse(text) as { data: unknown }).data);

/**
 * Asks every contestant for every variant and holds the answers to those of the first one, leaf by leaf and in order.
 * Answers how many leaves were compared. @throws AssertionError
 */
export async function holdSameAnswers(contestants: readonly Contestant[], subjects: Subjects): Promise<number> {
  let leaves = 0;
  for (const query of queries) for (let at = 0; at < VARIANTS; at += 1) leaves += await compare(query, at);
  return leaves;

  async function compare(query: Query, at: number): Promise<number> {
    const variables = query.variables(at, subjects);
    const [first, ...others] = await Promise.all(contestants.map(one => ask(one, query, variables)));
    const expected = dataOf(first!);
    others.forEach((other, index) => {
      deepStrictEqual(
        dataOf(other),
        expected,
        `${contestants[index + 1]!.name}, ${query.name} ${JSON.stringify(variables)}`,
      );
    });
    return leavesOf(expected) * others.length;
  }
}
