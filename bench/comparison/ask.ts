import { setTimeout as sleep } from 'node:timers/promises';
import type { Contestant } from './contestants.ts';
import { type Query, type Subjects, VARIANTS } from './queries.ts';

/** What a gateway has just read it may use for a second: a pass takes longer, so that the next one finds nothing. */
export const FORGOTTEN_MS = 1_200;

/** The body of one answer. @throws for anything but an answer without errors */
export async function ask(contestant: Contestant, query: Query, variables: Record<string, unknown>): Promise<string> {
  const { headers, body } = contestant.send(query, variables);
  const response = await contestant.pool.request({ path: '/graphql', method: 'POST', headers, body });
  const text = await response.body.text();
  if (response.statusCode !== 200 || text.includes('"errors":['))
    throw new Error(`${contestant.name}, ${query.name}: ${response.statusCode} ${text.slice(0, 500)}`);
  return text;
}

/** Milliseconds until one answer was there. */
export async function timeOf(
  contestant: Contestant,
  query: Query,
  variables: Record<string, unknown>,
): Promise<number> {
  const began = performance.now();
  await ask(contestant, query, variables);
  return performance.now() - began;
}

interface Pass {
  connections?: number;
  /** how many of the variants, each once */
  count?: number;
  /** whether to wait until what was read is forgotten */
  rest?: boolean;
}

/** Asks for `count` variants, `connections` at a time, and answers how many milliseconds each took. */
export async function passOver(
  contestant: Contestant,
  query: Query,
  subjects: Subjects,
  { connections = 1, count = VARIANTS, rest = true }: Pass = {},
): Promise<number[]> {
  const began = performance.now();
  const times: number[] = [];
  let next = 0;
  const askOn = async () => {
    while (next < count) times.push(await timeOf(contestant, query, query.variables(next++, subjects)));
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  if (rest) await sleep(Math.max(0, FORGOTTEN_MS - (performance.now() - began)));
  return times;
}
