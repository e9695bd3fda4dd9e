import type { Writer } from '../../database.ts';

/** Tables of words that grow with every row. */
const TABLES = ['product_text', 'sku_part'];
/** Pages merged at one go: some milliseconds' work. */
const PAGES = 20;
/** Goes after each portion of rows: more than one portion makes necessary in the long run. */
const MOST_GOES = 8;

/**
 * Merges what the word tables wrote apart, a little at a time. By themselves they would do it while a transaction ends,
 * for a tenth of a second now and then, during which nobody else is served.
 */
export async function mergeWords(writer: Writer): Promise<void> {
  for (const table of TABLES) {
    for (let go = 0; go < MOST_GOES; go++) {
      const before = changesOf(writer);
      writer.run(`INSERT INTO ${table}(${table}, rank) VALUES ('merge', ${PAGES})`);
      await writer.yieldToEventLoop();
      // SQLite's own sign that there is nothing left to merge.
      if (changesOf(writer) - before < 2) break;
    }
  }
}

const changesOf = (writer: Writer): number => writer.get<{ n: number }>('SELECT total_changes() AS n')!.n;
