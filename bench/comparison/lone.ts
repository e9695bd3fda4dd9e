import { setTimeout as sleep } from 'node:timers/promises';
import { ask, FORGOTTEN_MS, passOver, timeOf } from './ask.ts';
import type { Contestant } from './contestants.ts';
import { median } from './figures.ts';
import { type Query, queries } from './queries.ts';
import type { Arena } from './rounds.ts';

export const SLOW_MS = 80;
const SLOW_REQUESTS = 15;
export const HERD = 64;

const perQuery = async <T>(measure: (query: Query) => Promise<T>): Promise<T[]> => {
  const measured: T[] = [];
  for (const query of queries) measured.push(await measure(query));
  return measured;
};

/** Calls of the service for a query that comes when nothing was read for a while. */
export const countLoneCalls = ({ service, subjects }: Arena, contestant: Contestant): Promise<number[]> =>
  perQuery(async query => {
    await sleep(FORGOTTEN_MS);
    await service.begin(0);
    await ask(contestant, query, query.variables(0, subjects));
    return service.calls();
  });

/** Milliseconds to an answer from a service that takes its time, the median of some that come one after the other. */
export async function timeOnSlowService({ service, subjects }: Arena, contestant: Contestant): Promise<number[]> {
  await service.begin(SLOW_MS);
  const times = await perQuery(async query =>
    median(await passOver(contestant, query, subjects, { count: SLOW_REQUESTS })),
  );
  await service.begin(0);
  return times;
}

export interface Herd {
  calls: number;
  /** the slowest, against a lone one before it */
  slowest: number;
}

/** Many equal queries at the same moment. */
export const measureHerds = ({ service, subjects }: Arena, contestant: Contestant): Promise<Herd[]> =>
  perQuery(async query => {
    const variables = query.variables(0, subjects);
    await sleep(FORGOTTEN_MS);
    const lone = await timeOf(contestant, query, variables);
    await sleep(FORGOTTEN_MS);
    await service.begin(0);
    const times = await Promise.all(Array.from({ length: HERD }, () => timeOf(contestant, query, variables)));
    return { calls: await service.calls(), slowest: Math.max(...times) / lone };
  });
