import type { Writer } from '../../database.ts';
import { compactSku, indexedWords } from '../../search/words.ts';

/** Shorter words are not worth correcting. */
const SHORTEST_CORRECTED = 4;

type Texts = { name: string; sku: string; words: string; category: string; body: string };

/** Renews what a product is found by: its name, its SKUs with those of its variations, and its texts. */
export function writeWords(writer: Writer, id: number): void {
  writer.run('DELETE FROM product_text WHERE rowid = ?', id);
  writer.run('DELETE FROM sku_part WHERE rowid = ?', id);
  const row = writer.get<Texts>(
    `SELECT p.name, p.sku, b.words, b.category_names AS category, b.body
     FROM product p JOIN product_body b ON b.id = p.id WHERE p.id = ?`,
    id,
  );
  if (!row) return;
  const variations = writer.all<{ sku: string; words: string }>(
    'SELECT v.sku, v.words FROM variation v JOIN product p ON p.id = v.product_id WHERE p.id = ? AND p.locked = 0',
    id,
  );
  const joined = (own: string, of: 'sku' | 'words') => indexedWords([own, ...variations.map(row => row[of])].join(' '));
  const [name, words, body] = [indexedWords(row.name), joined(row.words, 'words'), indexedWords(row.body)];
  const columns = [name, joined(row.sku, 'sku'), words, indexedWords(row.category), body];
  writer.run(
    'INSERT INTO product_text (rowid, name, sku, words, category, body) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    ...columns.map(column => [...new Set(column)].join(' ')),
  );
  if (row.sku) writer.run('INSERT INTO sku_part (rowid, sku) VALUES (?, ?)', id, compactSku(row.sku));
  for (const word of new Set([...name, ...words, ...body])) learnWord(writer, word);
}

/** Remembers a word, so that one mistyped like it can be corrected. */
function learnWord(writer: Writer, word: string): void {
  if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return;
  if (writer.get('SELECT 1 FROM word WHERE word = ?', word)) return;
  writer.run('INSERT INTO word (word) VALUES (?)', word);
  writer.run('INSERT INTO word_part (rowid, padded) VALUES (last_insert_rowid(), ?)', `_${word}_`);
}
