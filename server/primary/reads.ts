import { createBounded } from '../cache/bounded.ts';
import type { Fetched } from '../cache/records.ts';
import type { Peer } from '../workers/peer.ts';
import type { ReadState, ReadTurn } from '../workers/sharedReads.ts';

/** What was read is handed to other workers for so long, or until it has to make room. */
const KEPT_MS = 5 * 60_000;
const KEPT_BYTES = 16_000_000;
/** Of what holds a value, and of one whose size is not known. */
const VALUE_BYTES = 500;

/** Longer than a call of a visitor takes. Whoever has not read by then stands still, and others read for themselves. */
const LONGEST_MS = 15_000;

interface Flight {
  turn: number;
  by: Peer;
  end: PromiseWithResolvers<Fetched<unknown> | null>;
  late: NodeJS.Timeout;
}

/** What the workers read of the services: who reads what just now, and what was read lately. */
interface Reads {
  join(worker: Peer): void;
  /** What a worker that has ended was reading is left to whoever waits for it. */
  leave(worker: Peer): void;
}

export function createReads(): Reads {
  const flights = new Map<string, Flight>();
  const kept = createBounded<{ fetched: Fetched<unknown>; at: number }>({
    maxBytes: KEPT_BYTES,
    ttlMs: KEPT_MS,
    sizeOf: ({ fetched }) => sizeOf(fetched),
  });
  let turns = 0;

  const find = (key: string, oldestMs: number): Extract<ReadState, { is: 'read' }> | null => {
    const known = kept.get(key);
    const ageMs = known && performance.now() - known.at;
    const isGood = known && ageMs! < Math.min(oldestMs, known.fetched.freshMs ?? oldestMs);
    return isGood ? { is: 'read', fetched: known.fetched, ageMs: ageMs! } : null;
  };
  const begin = (key: string, oldestMs: number, by: Peer): ReadState => {
    const known = find(key, oldestMs);
    if (known) return known;
    if (flights.has(key)) return { is: 'under way' };
    turns += 1;
    const turn = turns;
    const late = setTimeout(() => end({ key, turn, fetched: null }), LONGEST_MS).unref();
    flights.set(key, { turn, by, end: Promise.withResolvers(), late });
    return { is: 'yours', turn };
  };
  const end = ({ key, turn, fetched }: ReadTurn) => {
    const flight = flights.get(key);
    // What was begun before something changed is nobody's any more.
    if (flight?.turn !== turn) return;
    clearTimeout(flight.late);
    flights.delete(key);
    if (fetched) kept.set(key, { fetched, at: performance.now() });
    flight.end.resolve(fetched);
  };

  return {
    join(worker) {
      worker.on<{ keys: string[]; oldestMs: number }>('beginReads', ({ keys, oldestMs }) =>
        keys.map(key => begin(key, oldestMs, worker)),
      );
      // It may have come to its end, well or not, before this is asked.
      worker.on<{ key: string; oldestMs: number }>(
        'awaitRead',
        ({ key, oldestMs }) => flights.get(key)?.end.promise ?? find(key, oldestMs)?.fetched ?? null,
      );
      worker.on<ReadTurn>('endRead', end);
      worker.on<string[] | 'everything'>('forgetReads', tags => {
        const outdated = tags === 'everything' ? null : new Set(tags);
        for (const [key, { fetched }] of kept.entries()) if (!outdated || bears(fetched, outdated)) kept.delete(key);
        // Whoever waits for one of them reads it alone.
        for (const { end, late } of flights.values()) {
          clearTimeout(late);
          end.resolve(null);
        }
        flights.clear();
      });
    },
    leave(worker) {
      for (const [key, { by, turn }] of flights) if (by === worker) end({ key, turn, fetched: null });
    },
  };
}

const bears = ({ tags, along = [] }: Fetched<unknown>, outdated: ReadonlySet<string>): boolean =>
  tags.some(tag => outdated.has(tag)) || along.some(({ fetched }) => bears(fetched, outdated));

const sizeOf = ({ size, along = [] }: Fetched<unknown>): number =>
  along.reduce((sum, { fetched }) => sum + fetched.size + VALUE_BYTES, size + VALUE_BYTES);
