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
  idsFrom(list: SyncedList, from: number): Promise<Page>;
  /** By list, how many rows the service counted and did not send when it was last looked through. */
  withheld: Map<string, number>;
}

type Page = Pick<Portion<unknown>, 'ids' | 'from' | 'next'>;

/**
 * Finds what a list has lost or got without a mark: by its total, and only where that differs by its ids. The first page
 * that differs is found by halves, so that one deletion among 50,000 rows costs some ten calls.
 */
export async function compareList({ db, totalOf, idsFrom, withheld }: CompareOptions, list: SyncedList): Promise<void> {
  const total = await totalOf(list);
  const differs = () => total - countListed(db, list.name) !== (withheld.get(list.name) ?? 0);
  let calls = 1;
  while (differs() && calls < MOST_CALLS) {
    const ours = await listedIds(db, list.name);
    const read = (from: number) => {
      calls += 1;
      return idsFrom(list, from);
    };
    const length = Math.max(total, ours.length);
    const differing = await firstDifference(ours, { length, read, mayRead: () => calls < MOST_CALLS });
    if (differing.length) await list.renew(differing);
    else withheld.set(list.name, total - ours.length);
  }
}

interface Search {
  length: number;
  read(from: number): Promise<Page>;
  mayRead(): boolean;
}

/** Rows that are counted and not sent move all that follow from their places: from there on it is looked page by page. */
async function firstDifference(ours: readonly number[], { length, read, mayRead }: Search): Promise<number[]> {
  let { page, before } = await firstOutOfPlace(ours, length, read);
  for (;;) {
    const found = differenceOf(page, ours, before);
    if (found.length || page.next === null || !mayRead()) return found;
    before = page.ids.at(-1) ?? before;
    page = await read(page.next);
  }
}

/** The first page that is not as it was, or the last one, and the id that came before it. */
async function firstOutOfPlace(ours: readonly number[], length: number, read: Search['read']) {
  let [low, high, before] = [0, length, 0];
  while (low < high) {
    const page = await read(low + Math.floor((high - low) / 2 / PAGE) * PAGE);
    if (isSame(page, ours)) [low, before] = [page.next ?? length, page.ids.at(-1)!];
    else if (page.from <= low) return { page, before };
    else high = page.from;
  }
  return { page: await read(low), before };
}

const isSame = ({ ids, from, next }: Page, ours: readonly number[]): boolean =>
  ids.length > 0 &&
  ids.every((id, at) => id === ours[from + at]) &&
  (next !== null || ours.length === from + ids.length);

function differenceOf({ ids, next }: Page, ours: readonly number[], before: number): number[] {
  const last = next === null ? Number.POSITIVE_INFINITY : (ids.at(-1) ?? 0);
  const [there, known] = [new Set(ids), new Set(ours)];
  const gone = ours.filter(id => id > before && id <= last && !there.has(id));
  return [...gone, ...ids.filter(id => !known.has(id))];
}
