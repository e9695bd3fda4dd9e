import type { Database, Writer } from '../../database.ts';
import { hashOf } from '../rows/hashOf.ts';
import type { Trace } from './traces.ts';

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
  const note = (what: News['what'], mark: string) =>
    writer.run('INSERT OR REPLACE INTO news (product, what, mark) VALUES (?, ?, ?)', id, what, mark);
  const [old, now] = [markOf(before), markOf(after)];
  if (old !== now) note('product', now);
  if (before && after && before.supply !== after.supply) note('stock', hashOf({ supply: after.supply }));
}

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
