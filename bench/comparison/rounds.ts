import { takenBy } from '../taken.ts';
import { ask, passOver } from './ask.ts';
import type { Contestant } from './contestants.ts';
import { type Query, type QueryName, queries, type Subjects, VARIANTS } from './queries.ts';
import type { RecordedService } from './service.ts';

/** Passes over every query until the engine has compiled what runs often: after 8 some of them cost twice what they cost after 30. */
const WARM_UP = 30;
/** Passes of a server that does nothing: its processor time is too short to be read from fewer. */
const BARE_PASSES = 60;

/** What one contestant needed for one query, round by round. */
export interface Measured {
  /** microseconds of processor time a request */
  cpuUs: number[];
  /** calls of the service a request */
  calls: number[];
  /** milliseconds of each request */
  times: number[];
}

/** By contestant and query. */
export type Results = Map<Contestant, Record<QueryName, Measured>>;

export interface Arena {
  contestants: readonly Contestant[];
  /** node:http with the answers of the first contestant in its memory */
  bare: Contestant;
  service: RecordedService;
  subjects: Subjects;
}

const nothing = (): Measured => ({ cpuUs: [], calls: [], times: [] });

interface Turn {
  connections: number;
  /** over all variants before the next contestant has its turn */
  passes: number;
}

/** A B C, A B C, …: whatever slows the machine down for a while slows all of them. */
export async function measureRounds(arena: Arena, rounds: number, turn: Turn): Promise<Results> {
  const everyone = [...arena.contestants, arena.bare];
  const results: Results = new Map(
    everyone.map(one => [one, { Q1: nothing(), Q2: nothing(), Q3: nothing(), Q4: nothing() }]),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries)
      for (const one of everyone) await measureTurn(arena, one, query, turn, results.get(one)![query.name]);
  return results;
}

async function measureTurn(
  { service, subjects, bare }: Arena,
  contestant: Contestant,
  query: Query,
  { connections, passes }: Turn,
  into: Measured,
): Promise<void> {
  await service.begin(0);
  const count = contestant === bare ? BARE_PASSES : passes;
  const before = takenBy(contestant.pid).cpuS;
  for (let pass = 0; pass < count; pass += 1)
    into.times.push(...(await passOver(contestant, query, subjects, { connections, rest: contestant !== bare })));
  const requests = count * VARIANTS;
  into.cpuUs.push(((takenBy(contestant.pid).cpuS - before) * 1e6) / requests);
  into.calls.push((await service.calls()) / requests);
}

/** One query after the other, so that of each what was read is forgotten before it comes again. */
export async function warmUp({ contestants, subjects }: Arena): Promise<void> {
  for (const one of contestants)
    for (let pass = 0; pass < WARM_UP; pass += 1)
      for (const query of queries) await passOver(one, query, subjects, { rest: false });
}

/** Puts the answers of `from` into the bare server. */
export async function fillBare(bare: Contestant, from: Contestant, subjects: Subjects): Promise<void> {
  for (const query of queries)
    for (let at = 0; at < VARIANTS; at += 1) {
      const variables = query.variables(at, subjects);
      const answer = await ask(from, query, variables);
      const body = JSON.stringify([bare.send(query, variables).body, answer]);
      await (await bare.pool.request({ path: '/', method: 'PUT', body })).body.dump();
    }
}
