import type { Database } from '../../database.ts';
import type { Portion } from '../source/source.ts';
import { countListed, listedIds } from '../source/sourceRows.ts';
import type { SyncedList } from '../walk.ts';

/** Calls for one list at a time; what still differs then is looked for next time. */
const MOST_CALLS = 30;
const PAGE = 100;

export interface CompareOptions {
  db: Database;
  totalOf(list: SyncedList): Promise<number>;
  /** Ids alone, in their order, from this place on. */
  idsFrom(list: SyncedList, from: number): Promise<Pick<Portion<unknown>, 'ids' | 'from' | 'next'>>;
}

/**
 * Finds what a list has lost or got without a mark: by its total, and only where that differs by its ids. The first page
 * that differs is found by halves, so that one deletion among 50,000 rows costs some ten calls.
 */
export async function compareList(options: CompareOptions, list: SyncedList): Promise<void> {
  const total = await options.totalOf(list);
  let calls = 1;
  while (total !== countListed(options.db, list.name) && calls < MOST_CALLS) {
    const ours = await listedIds(options.db, list.name);
    const read = (from: number) => {
      calls += 1;
      return options.idsFrom(list, from);
    };
    const differing = await firstDifference(ours, Math.max(total, ours.length), read);
    if (!differing.length) return;
    await list.renew(differing);
  }
}

type Page = Awaited<ReturnType<CompareOptions['idsFrom']>>;

async function firstDifference(
  ours: readonly number[],
  length: number,
  read: (from: number) => Promise<Page>,
): Promise<number[]> {
  let [low, high] = [0, length];
  while (low < high) {
    const page = await read(low + Math.floor((high - low) / 2 / PAGE) * PAGE);
    if (isSame(page, ours)) low = page.from + page.ids.length;
    else if (page.from <= low) return differenceOf(page, ours);
    else high = page.from;
  }
  return differenceOf(await read(low), ours);
}

const isSame = ({ ids, from, next }: Page, ours: readonly number[]): boolean =>
  ids.length > 0 &&
  ids.every((id, at) => id === ours[from + at]) &&
  (next !== null || ours.length === from + ids.length);

function differenceOf({ ids, from, next }: Page, ours: readonly number[]): number[] {
  const last = next === null ? Number.POSITIVE_INFINITY : (ids.at(-1) ?? 0);
  const [there, known] = [new Set(ids), new Set(ours)];
  const gone = ours.slice(from).filter(id => id <= last && !there.has(id));
  return [...gone, ...ids.filter(id => !known.has(id))];
}
