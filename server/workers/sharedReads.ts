import type { Fetched, SharedFetches } from '../cache/records.ts';
import type { Peer } from './peer.ts';

/** What the primary knows of something that is to be read. */
export type ReadState =
  | { is: 'read'; fetched: Fetched<unknown>; ageMs: number }
  | { is: 'under way' }
  /** to be read by whoever asked, under this number */
  | { is: 'yours'; turn: number };

/** What became of a turn; null where nothing came of it. */
export interface ReadTurn {
  key: string;
  turn: number;
  fetched: Fetched<unknown> | null;
}

/**
 * What the workers of one machine read of the services, each once for all of them, by the primary: who asks for what
 * another one reads just now waits for that, and what was read lately enough is not read again.
 */
export function createWorkersReads(primary: Peer): SharedFetches {
  const end = (turn: ReadTurn) => {
    try {
      primary.tell('endRead', turn.fetched?.value instanceof Error ? { ...turn, fetched: null } : turn);
    } catch {
      // It is nothing that can be sent: everyone reads it alone.
      primary.tell('endRead', { ...turn, fetched: null });
    }
  };

  const forget = (tags: Iterable<string> | 'everything') =>
    primary.tell('forgetReads', tags === 'everything' ? tags : [...tags]);

  /** Reads together what was left to this worker. */
  async function readMine<T>(
    mine: ReadonlyMap<string, number>,
    fetch: (keys: readonly string[]) => Promise<Fetched<T>[]>,
  ) {
    const read = new Map<string, Fetched<T>>();
    if (!mine.size) return read;
    try {
      const fetched = await fetch([...mine.keys()]);
      for (const [at, key] of [...mine.keys()].entries()) read.set(key, fetched[at]!);
      return read;
    } finally {
      for (const [key, turn] of mine) end({ key, turn, fetched: read.get(key) ?? null });
    }
  }

  return {
    async fetch<T>(
      keys: readonly string[],
      oldestMs: number,
      fetch: (keys: readonly string[]) => Promise<Fetched<T>[]>,
    ) {
      const states = await primary.ask<ReadState[]>('beginReads', { keys, oldestMs });
      const mine = new Map(states.flatMap((state, at) => (state.is === 'yours' ? [[keys[at]!, state.turn]] : [])));
      const reading = readMine(mine, fetch);
      const take = async (key: string, state: ReadState): Promise<Fetched<T> & { ageMs: number }> => {
        if (state.is === 'read') return { ...(state.fetched as Fetched<T>), ageMs: state.ageMs };
        if (state.is === 'yours') return { ...(await reading).get(key)!, ageMs: 0 };
        // Whoever read it may have failed, or ended.
        const fetched = await primary.ask<Fetched<T> | null>('awaitRead', { key, oldestMs }).catch(() => null);
        return { ...(fetched ?? (await fetch([key]))[0]!), ageMs: 0 };
      };
      return Promise.all(keys.map((key, at) => take(key, states[at]!)));
    },
    forget,
    outdate(tags) {
      forget(tags);
      primary.tell('relay', { topic: 'outdated', body: [...tags] });
    },
    onOutdated: take => primary.on<string[]>('outdated', take),
  };
}
