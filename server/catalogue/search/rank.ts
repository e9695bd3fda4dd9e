import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { Columns } from '../read/facets/columns.ts';
import type { Alternative } from './question.ts';
import { hitsOfWord, WHOLE, type WordHits, weightOf } from './wordHits.ts';

/** What ten times the sales are worth beside words. */
const SALES = 2;
/** Where no product has all words, those with this share of what all words weigh are found. */
const ENOUGH = 0.4;

/** More products than an index has, and more than a score in thousandths can be: together they stay exact. */
const PLACES = 2 ** 22;
const BEST = 2 ** 30;

/** What every product has of one group of a question, and how much that says. */
interface GroupHits {
  hits: WordHits;
  /** the rarer, the more; nothing where every product has it */
  weight: number;
}

/** Ids of the products that a question finds, best first; with `everyWord` those alone that have all of them. */
export async function ranked(
  db: Database,
  columns: Columns,
  groups: readonly Alternative[][],
  everyWord: boolean,
): Promise<Uint32Array> {
  const found: GroupHits[] = [];
  for (const group of groups) found.push(await hitsOfGroup(db, columns, group));
  const all = placesWith(columns, found, 1);
  const places = all.length || everyWord ? all : placesWith(columns, found, ENOUGH);
  // Others are served between what takes some milliseconds at 50,000 products.
  await setImmediate();
  const keys = Float64Array.from(places, place => keyOf(scoreOf(columns, found, place), place));
  await setImmediate();
  keys.sort();
  await setImmediate();
  return idsOf(columns, keys);
}

/** Score and place in one number, the best first in order: bare numbers are sorted in a tenth of the time. */
const keyOf = (score: number, place: number): number => (BEST - Math.round(score * 1_000)) * PLACES + place;

/** The ids of sorted keys; of equal scores the older product comes first. */
function idsOf(columns: Columns, keys: Float64Array): Uint32Array {
  const ids = Uint32Array.from(keys, key => columns.ids[key % PLACES]!);
  const scoreAt = (at: number) => Math.floor(keys[at]! / PLACES);
  for (let from = 0, to = 1; from < ids.length; from = to, to++) {
    while (to < ids.length && scoreAt(to) === scoreAt(from)) to++;
    if (to - from > 1) ids.subarray(from, to).sort();
  }
  return ids;
}

async function hitsOfGroup(db: Database, columns: Columns, group: readonly Alternative[]): Promise<GroupHits> {
  const hits: WordHits = new Uint8Array(columns.size);
  for (const { words, worth } of group) {
    const each: WordHits[] = [];
    for (const word of words) each.push(await hitsOfWord(db, columns, word));
    for (let place = 0; place < hits.length; place++) {
      let least = WHOLE;
      for (const one of each) least = Math.min(least, one[place] ?? 0);
      hits[place] = Math.max(hits[place]!, least * worth);
    }
  }
  let count = 0;
  for (const hit of hits) if (hit) count++;
  return { hits, weight: Math.log((columns.size + 1) / (count + 1)) };
}

/** Products that have all groups, or so large a share of their weight. */
function placesWith(columns: Columns, groups: readonly GroupHits[], share: number): Uint32Array {
  const enough = share * groups.reduce((sum, { weight }) => sum + weight, 0);
  const places: number[] = [];
  for (let place = 0; place < columns.size; place++) {
    if (!columns.ids[place]) continue;
    let [weight, missing] = [0, 0];
    for (const group of groups) {
      if (group.hits[place]) weight += group.weight;
      else missing++;
    }
    if (missing === 0 || (share < 1 && missing < groups.length && weight >= enough)) places.push(place);
  }
  return Uint32Array.from(places);
}

function scoreOf(columns: Columns, groups: readonly GroupHits[], place: number): number {
  const words = groups.reduce((sum, { hits, weight }) => sum + weight * weightOf(hits[place]!), 0);
  return words + SALES * Math.log10(1 + columns.sales[place]!);
}
