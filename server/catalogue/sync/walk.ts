import type { Database } from '../database.ts';
import { readMeta, writeMeta } from './meta.ts';
import type { Portion } from './source/source.ts';
import { unseenIn, walkNumber } from './source/sourceRows.ts';

/** One list of a service as the index reads it. */
export interface SyncedList {
  name: string;
  /** with a query, without fields, page and order */
  path: string;
  /** whether the service has it */
  isThere(): boolean;
  /** Reads the rows from this place on into the index; null for a list that comes with another one. */
  read: ((from: number) => Promise<Pick<Portion<unknown>, 'next' | 'total' | 'at'>>) | null;
  /** Reads these rows again; what is not there any more goes. */
  renew(ids: readonly number[]): Promise<void>;
}

export interface WalkOptions {
  db: Database;
  part: string;
  lists: readonly SyncedList[];
  /** Reads what the rows are sorted into. */
  readTerms(): Promise<void>;
  /** How many rows a list has, and what time the service has, epoch milliseconds. */
  totalOf(list: SyncedList): Promise<{ total: number; at: number }>;
}

/** Where a walk stands, in the file: after a failure or a restart it goes on from there. */
interface Place {
  /** index among the lists */
  list: number;
  from: number;
  totals: number[];
  /** epoch milliseconds */
  began: number;
  /** the same by the service's clock */
  at: number;
}

/** Everything a service has, read portion by portion. */
export interface Walk {
  /** when the last one that has ended began, epoch milliseconds by our clock and by the service's; null before the first */
  readonly last: Pick<Place, 'began' | 'at'> | null;
  /** rows; null while none is under way */
  readonly progress: { done: number; total: number } | null;
  /** Begins anew: everything is read again. */
  restart(): Promise<void>;
  /** Reads one portion, or ends the walk: then true. @throws what the service did not answer; the next step tries again */
  step(): Promise<boolean>;
}

/** Since when the walk under way reads, epoch milliseconds; 0 where none is. */
export const walkBegan = (db: Database, part: string): number => readMeta<Place>(db, `walk ${part}`)?.began ?? 0;

export function createWalk({ db, part, lists, readTerms, totalOf }: WalkOptions): Walk {
  const walked = lists.filter(list => list.read !== null);
  const placeKey = `walk ${part}`;
  const endKey = `walked ${part}`;
  const save = (place: Place) => db.write(async writer => writeMeta(writer, placeKey, place));

  async function begin(): Promise<Place> {
    const began = Date.now();
    const totals: number[] = [];
    let at = began;
    for (const list of walked) {
      const answer = await totalOf(list);
      totals.push(answer.total);
      at = Math.min(at, answer.at);
    }
    await readTerms();
    const place = { list: 0, from: 0, totals, began, at };
    await db.write(async writer => {
      writeMeta(writer, `walks ${part}`, walkNumber(writer, part) + 1);
      writeMeta(writer, placeKey, place);
    });
    return place;
  }

  /** What no portion brought is asked for by its id before it is taken for gone: rows slide over a page's edge. */
  async function end({ began, at }: Place): Promise<void> {
    const number = walkNumber(db, part);
    for (const list of lists) {
      if (!list.isThere()) continue;
      const unseen = await unseenIn(db, list.name, number);
      if (unseen.length) await list.renew(unseen);
    }
    await db.write(async writer => {
      writeMeta(writer, endKey, { began, at });
      writeMeta(writer, placeKey, null);
    });
  }

  return {
    get last() {
      return readMeta<Pick<Place, 'began' | 'at'>>(db, endKey);
    },
    get progress() {
      const place = readMeta<Place>(db, placeKey);
      if (!place) return null;
      const before = place.totals.slice(0, place.list).reduce((sum, total) => sum + total, 0);
      return { done: before + place.from, total: place.totals.reduce((sum, total) => sum + total, 0) };
    },
    restart: () => db.write(async writer => writeMeta(writer, placeKey, null)),
    async step() {
      const place = readMeta<Place>(db, placeKey) ?? (await begin());
      const list = walked[place.list];
      if (list) {
        const { next, total, ...read } = await list.read!(place.from);
        const totals = place.totals.with(place.list, total);
        // Rows that another process read are as old as their answer.
        place.at = Math.min(place.at, read.at);
        await save(
          next === null ? { ...place, totals, list: place.list + 1, from: 0 } : { ...place, totals, from: next },
        );
        if (next !== null || walked[place.list + 1]) return false;
      }
      await end(place);
      return true;
    },
  };
}
