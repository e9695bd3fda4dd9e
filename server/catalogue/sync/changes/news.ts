import type { Database, Writer } from '../../database.ts';
import { PRODUCT_STATES } from '../../schema.ts';
import { hashOf } from '../rows/hashOf.ts';
import { type Trace, traceOf } from './traces.ts';

/** That a product, or its stock, is not what it was: told to others. */
type News = {
  product: number;
  what: 'product' | 'stock';
  /** by which one state is told from another; '' where it is gone */
  mark: string;
};

/** Tells others. Rejects where it could not be kept: then it is told again. */
export type TellNews = (news: readonly News[]) => Promise<void>;

const PORTION = 200;

/** Notes what others are to be told of a product, in the transaction that changes it. */
export function noteNews(writer: Writer, id: number, before: Trace | null, after: Trace | null): void {
  const [old, now] = [markOf(before), markOf(after)];
  if (old !== now) note(writer, id, 'product', now);
  if (before && after && before.supply !== after.supply) note(writer, id, 'stock', stockMark(after.supply));
}

type State = { id: number; dates: string; supply: string };

/**
 * Notes, once a new file was walked, what changed since the older one: nothing else saw it. Where no older one handed its
 * products on, others know none.
 */
export async function noteMissed(writer: Writer): Promise<void> {
  if (!writer.get('SELECT 1 FROM former_product LIMIT 1')) return;
  for (let last = 0; ; ) {
    const states = writer.all<State>(`${PRODUCT_STATES} WHERE p.id > ? ORDER BY p.id LIMIT ?`, last, PORTION);
    if (!states.length) break;
    for (const now of states) noteSince(writer, now);
    last = states.at(-1)!.id;
    await writer.yieldToEventLoop();
  }
  writer.run("INSERT OR REPLACE INTO news (product, what, mark) SELECT id, 'product', '' FROM former_product");
  forgetMissed(writer);
}

/** What is not met is gone. */
function noteSince(writer: Writer, { id, dates, supply }: State): void {
  const old = writer.get<State>('SELECT id, dates, supply FROM former_product WHERE id = ?', id);
  writer.run('DELETE FROM former_product WHERE id = ?', id);
  if (old?.dates !== dates) note(writer, id, 'product', markOf(traceOf(writer, id)));
  if (old && old.supply !== supply) note(writer, id, 'stock', stockMark(supply));
}

/** Where nobody is told. */
export const forgetMissed = (writer: Writer): void => writer.run('DELETE FROM former_product');

const note = (writer: Writer, id: number, what: News['what'], mark: string): void =>
  writer.run('INSERT OR REPLACE INTO news (product, what, mark) VALUES (?, ?, ?)', id, what, mark);

const stockMark = (supply: string): string => hashOf({ supply });

/** How many were sold, and how many there are, is no change of the product. */
const markOf = (trace: Trace | null): string => {
  if (!trace) return '';
  const { sales, supply, ...shown } = trace;
  return hashOf(shown);
};

/** Tells what was noted, by this process or another that shares the file; what is told is forgotten. */
export async function tellNoted(db: Database, tell: TellNews): Promise<void> {
  for (;;) {
    const news = db.all<News>('SELECT product, what, mark FROM news ORDER BY product LIMIT ?', PORTION);
    if (!news.length) return;
    await tell(news);
    await db.write(async writer => {
      for (const { product, what, mark } of news)
        writer.run('DELETE FROM news WHERE product = ? AND what = ? AND mark = ?', product, what, mark);
    });
  }
}
