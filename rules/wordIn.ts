/** What a table says of a word from outside: words that every object knows, such as `constructor`, are none of its own. */
export const wordIn = <T>(table: Readonly<Record<string, T>>, word: string | undefined): T | undefined =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
